package dev.llmoutput.runtime.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads the classes of the runtime once more, so changed that each tells {@link Steps} of every method that is entered, every
 * round of a loop, and every character that the JDK copies for it. So work can be counted whatever does it, where a text that
 * counts would see only what is asked of it.
 */
public final class StepLoader extends ClassLoader {
    private static final String OURS = "dev.llmoutput.runtime.";
    private static final String STEPS = Steps.class.getName().replace('.', '/');

    private final LongSupplier count;

    /** A loader beside the one of the tests. */
    public StepLoader() {
        super(StepLoader.class.getClassLoader());
        count = make(Steps.class, LongSupplier.class);
    }

    /** How many steps {@code action} takes in the classes of this loader. */
    public long steps(Runnable action) {
        long before = count.getAsLong();
        action.run();
        return count.getAsLong() - before;
    }

    /** An instance of a class, made by its constructor without parameters, whose steps and those of all it uses count. */
    public <T> T make(Class<? extends T> type, Class<T> as) {
        try {
            return as.cast(
                    loadClass(type.getName(), true).getDeclaredConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type.getName(), e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OURS)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            ClassWriter changed = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            new ClassReader(file).accept(name.equals(Steps.class.getName()) ? changed : new StepClass(changed), 0);
            byte[] bytes = changed.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class StepClass extends ClassVisitor {
        StepClass(ClassVisitor out) {
            super(Opcodes.ASM9, out);
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            return new StepMethod(super.visitMethod(access, name, descriptor, signature, exceptions));
        }
    }

    private static final class StepMethod extends MethodVisitor {
        private final Set<Label> passed = new HashSet<>();

        StepMethod(MethodVisitor out) {
            super(Opcodes.ASM9, out);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            step();
        }

        @Override
        public void visitLabel(Label label) {
            super.visitLabel(label);
            passed.add(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            if (passed.contains(label)) {
                step();
            }
            super.visitJumpInsn(opcode, label);
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            if (opcode == Opcodes.NEWARRAY) {
                super.visitInsn(Opcodes.DUP);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "many", "(I)V", false);
            }
            super.visitIntInsn(opcode, operand);
        }

        private void step() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "one", "()V", false);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (endsWithLength(owner, name, descriptor)) {
                super.visitInsn(Opcodes.DUP);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "many", "(I)V", false);
            } else if (endsWithRange(name, descriptor)) {
                super.visitInsn(Opcodes.DUP2);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "range", "(II)V", false);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        /** Whether the last argument is how much is copied. */
        private static boolean endsWithLength(String owner, String name, String descriptor) {
            return (owner.equals("java/lang/String") && name.equals("<init>") && descriptor.equals("([CII)V"))
                    || (owner.equals("java/lang/System") && name.equals("arraycopy"))
                    || (owner.equals("java/util/Arrays") && name.equals("copyOf"));
        }

        /** Whether the last two arguments are where begins and ends what is copied. */
        private static boolean endsWithRange(String name, String descriptor) {
            return ((name.equals("substring") || name.equals("subSequence")) && descriptor.startsWith("(II)"))
                    || (name.equals("append") && descriptor.startsWith("(Ljava/lang/CharSequence;II)"));
        }
    }
}
