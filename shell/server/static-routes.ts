import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const HTML = 'text/html; charset=utf-8';
const PNG = 'image/png';
const SMALL = [
  { url: '/icon.svg', file: 'icon.svg', type: 'image/svg+xml' },
  { url: '/icon-180.png', file: 'icon-180.png', type: PNG },
  { url: '/icon-192.png', file: 'icon-192.png', type: PNG },
  { url: '/icon-512.png', file: 'icon-512.png', type: PNG },
  { url: '/icon-maskable-512.png', file: 'icon-maskable-512.png', type: PNG },
  { url: '/card.png', file: 'card.png', type: PNG },
  {
    url: '/manifest.webmanifest',
    file: 'manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
  },
] as const;
/** Pages that the sign-in provider redirects to, each only a script of this name. */
const RETURN_PAGES = ['silent-check-sso', 'signed-in'];
const HOUR = 'public, max-age=3600';

/** Adds the two pages that the sign-in provider redirects to, the icons, and the picture that chats show. */
export async function staticRoutes(app: FastifyInstance): Promise<void> {
  await Promise.all([
    ...SMALL.map(async ({ url, file, type }) => {
      const content = await readStatic(file);
      app.get(url, async (_request, reply) =>
        reply
          .type(type)
          .header('cache-control', HOUR)
          .header('content-security-policy', framedByOurs("'none'"))
          .send(content),
      );
    }),
    ...RETURN_PAGES.map(async (name) => {
      const script = (await readStatic(`${name}.js`)).toString();
      const policy = framedByOurs(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      app.get(`/order/${name}.html`, async (_request, reply) =>
        reply
          .type(HTML)
          .header('cache-control', HOUR)
          .header('content-security-policy', policy)
          .send(pageOf(script)),
      );
    }),
  ]);
}

function readStatic(file: string): Promise<Buffer> {
  return readFile(new URL(`static/${file}`, import.meta.url));
}

function framedByOurs(scripts: string): string {
  return `default-src 'none'; script-src ${scripts}; frame-ancestors 'self'; base-uri 'none'`;
}

/** The script is inside, because a file of its own would cost every visit a round trip. */
function pageOf(script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tiffin</title>
    <script>${script}</script>
  </head>
  <body></body>
</html>
`;
}
