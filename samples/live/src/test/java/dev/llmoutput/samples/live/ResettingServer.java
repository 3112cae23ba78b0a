package dev.llmoutput.samples.live;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;

/** A server that reads the beginning of a request and resets the connection. */
final class ResettingServer implements AutoCloseable {
    private final ServerSocket listening;
    private final AtomicInteger connections = new AtomicInteger();

    private ResettingServer(ServerSocket listening) {
        this.listening = listening;
    }

    static ResettingServer start() throws IOException {
        ResettingServer server = new ResettingServer(new ServerSocket(0, 0, InetAddress.getLoopbackAddress()));
        Thread thread = new Thread(server::serve, "resetting server");
        thread.setDaemon(true);
        thread.start();
        return server;
    }

    private void serve() {
        try {
            while (true) {
                reset(listening.accept());
            }
        } catch (IOException e) {
            // The server is closed.
        }
    }

    private void reset(Socket socket) throws IOException {
        connections.incrementAndGet();
        try (socket) {
            socket.getInputStream().read();
            socket.setSoLinger(true, 0); // closing sends a reset
        }
    }

    URI baseUrl() {
        return URI.create("http://127.0.0.1:" + listening.getLocalPort() + "/v1");
    }

    int connections() {
        return connections.get();
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
