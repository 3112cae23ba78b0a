package dev.llmoutput.benchmarks.bytecode;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The bytes of bytecode of each method of a class file (JVMS, chapter 4). */
final class MethodSizes {
    private static final int HEADER = 8;

    private final DataInputStream in;
    private final Map<Integer, String> names = new LinkedHashMap<>();
    private final Map<String, Integer> sizes = new LinkedHashMap<>();

    private MethodSizes(byte[] classFile) {
        this.in = new DataInputStream(new ByteArrayInputStream(classFile));
    }

    /** By name and descriptor. */
    static Map<String, Integer> of(byte[] classFile) throws IOException {
        MethodSizes methods = new MethodSizes(classFile);
        methods.read();
        return methods.sizes;
    }

    private void read() throws IOException {
        in.skipNBytes(HEADER);
        constants();
        in.skipNBytes(6); // flags, this, super
        in.skipNBytes(2L * in.readUnsignedShort());
        for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
            member(false);
        }
        for (int methods = in.readUnsignedShort(); methods > 0; methods--) {
            member(true);
        }
    }

    private void constants() throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> names.put(i, in.readUTF());
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++; // a long and a double take two numbers
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                default -> in.skipNBytes(4);
            }
        }
    }

    private void member(boolean method) throws IOException {
        in.skipNBytes(2);
        String name = name(in.readUnsignedShort()) + name(in.readUnsignedShort());
        for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
            String attribute = name(in.readUnsignedShort());
            int length = in.readInt();
            if (method && attribute.equals("Code")) {
                in.skipNBytes(4); // stack and locals
                sizes.put(name, in.readInt());
                length -= 8;
            }
            in.skipNBytes(length);
        }
    }

    private String name(int index) {
        return names.getOrDefault(index, "");
    }
}
