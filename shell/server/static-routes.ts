import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';

const HTML = 'text/html; charset=utf-8';
const PNG = 'image/png';
const SCRIPT = 'text/javascript; charset=utf-8';
const SMALL = [
  { url: '/order/silent-check-sso.html', file: 'silent-check-sso.html', type: HTML },
  { url: '/order/silent-check-sso.js', file: 'silent-check-sso.js', type: SCRIPT },
  { url: '/order/signed-in.html', file: 'signed-in.html', type: HTML },
  { url: '/order/signed-in.js', file: 'signed-in.js', type: SCRIPT },
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
const FRAMED_BY_OURS = "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Adds the two pages that the sign-in provider redirects to, the icons, and the picture that chats show. */
export async function staticRoutes(app: FastifyInstance): Promise<void> {
  await Promise.all(
    SMALL.map(async ({ url, file, type }) => {
      const content = await readFile(new URL(`static/${file}`, import.meta.url));
      app.get(url, async (_request, reply) =>
        reply
          .type(type)
          .header('cache-control', 'public, max-age=3600')
          .header('content-security-policy', FRAMED_BY_OURS)
          .send(content),
      );
    }),
  );
}
