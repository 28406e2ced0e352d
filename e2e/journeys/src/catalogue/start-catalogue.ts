import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { CATALOGUE_FOLDER } from './built-catalogue';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built catalogue on a free port, and gives its URL to the tests. Returns the function that ends it. */
export default async function startCatalogue(): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(CATALOGUE_FOLDER, pathname)).then(
      (file) => {
        const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(file);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The catalogue has no port.');
  process.env['CATALOGUE_URL'] = `http://127.0.0.1:${address.port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
