package dev.llmoutput.samples.live;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server on this machine that answers from a script, one answer for each request. */
final class ScriptedServer implements AutoCloseable {
    private final HttpServer server;
    private final Queue<Canned> script = new ConcurrentLinkedQueue<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<String> authorizations = new CopyOnWriteArrayList<>();

    private ScriptedServer(HttpServer server) {
        this.server = server;
    }

    static ScriptedServer start() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        ScriptedServer scripted = new ScriptedServer(server);
        server.createContext("/v1/chat/completions", scripted::answer);
        server.start();
        return scripted;
    }

    ScriptedServer then(Canned answer) {
        script.add(answer);
        return this;
    }

    URI baseUrl() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/v1");
    }

    /** The bodies of all requests, in order. */
    List<String> requests() {
        return requests;
    }

    /** The Authorization headers of all requests, in order. */
    List<String> authorizations() {
        return authorizations;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            requests.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            authorizations.add(String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")));
            Canned answer = script.isEmpty() ? Canned.error(500, "the script is over") : script.remove();
            answer.waitFirst();
            byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            answer.retryAfter().ifPresent(when -> exchange.getResponseHeaders().add("Retry-After", when));
            exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
