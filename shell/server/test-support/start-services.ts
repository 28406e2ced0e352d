import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Starts one server that stands in for all services. It answers each request with what `answerOf` returns: null is a 404,
 * and a number is that status.
 */
export async function startServices(
  answerOf: (url: string, headers: IncomingHttpHeaders) => unknown,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const answer = answerOf(request.url ?? '', request.headers);
    const status = answer === null ? 404 : typeof answer === 'number' ? answer : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
