package dev.llmoutput.runtime.typed;

import java.util.List;

/** Lists that were read as arrays of primitive values. */
public final class Primitives {
    private Primitives() {}

    /** A {@code boolean[]}. */
    public static boolean[] booleans(List<Boolean> items) {
        boolean[] array = new boolean[items.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get(i);
        }
        return array;
    }

    /** A {@code char[]}. */
    public static char[] chars(List<Character> items) {
        char[] array = new char[items.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get(i);
        }
        return array;
    }

    /** A {@code short[]}. */
    public static short[] shorts(List<Short> items) {
        short[] array = new short[items.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get(i);
        }
        return array;
    }

    /** An {@code int[]}. */
    public static int[] ints(List<Integer> items) {
        int[] array = new int[items.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get(i);
        }
        return array;
    }

    /** A {@code long[]}. */
    public static long[] longs(List<Long> items) {
        long[] array = new long[items.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get(i);
        }
        return array;
    }

    /** A {@code float[]}. */
    public static float[] floats(List<Float> items) {
        float[] array = new float[items.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get(i);
        }
        return array;
    }

    /** A {@code double[]}. */
    public static double[] doubles(List<Double> items) {
        double[] array = new double[items.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = items.get(i);
        }
        return array;
    }
}
