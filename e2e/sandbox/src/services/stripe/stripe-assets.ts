import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'assets');
const ASSETS = {
  'stripe.js': 'text/javascript; charset=utf-8',
  'card-frame.html': 'text/html; charset=utf-8',
  'card-frame.js': 'text/javascript; charset=utf-8',
  'card-frame.css': 'text/css; charset=utf-8',
} as const;

/** Serves the script and the card frame. Only the shop's pages may frame it. */
export async function registerStripeAssets(app: FastifyInstance, framedBy: readonly string[]): Promise<void> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${framedBy.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = await readFile(join(folder, name));
    app.get(`/stripe/v3/${name}`, async (_request, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=300',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
          'content-security-policy': policy,
        })
        .type(type)
        .send(content),
    );
  }
}
