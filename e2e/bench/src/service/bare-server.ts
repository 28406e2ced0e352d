import Fastify from 'fastify';

/** A service's answer, byte for byte. */
export type BareAnswer = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly type: string;
  readonly text: string;
};

/**
 * A program of its own: answers paths with the bytes that it receives, and reports its port when it is ready.
 */
process.once('message', (answers: readonly BareAnswer[]) => {
  const app = Fastify();
  for (const { method, path, type, text } of answers) {
    const bytes = Buffer.from(text);
    app.route({ method, url: path, handler: (_request, reply) => reply.type(type).send(bytes) });
  }
  void app.listen({ port: 0, host: 'localhost' }).then((url) => process.send?.(url));
});
