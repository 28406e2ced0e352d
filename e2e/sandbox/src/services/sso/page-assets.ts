import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ASSETS_URL } from './page-headers';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'assets');
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const assets = [
  { name: 'sso.css', type: CSS },
  { name: 'icon.svg', type: 'image/svg+xml' },
  { name: 'submit-form.js', type: SCRIPT },
  { name: 'focus-problem.js', type: SCRIPT },
  { name: 'login-status.js', type: SCRIPT },
  { name: 'third-party-start.js', type: SCRIPT },
  { name: 'third-party-answer.js', type: SCRIPT },
  { name: 'font.woff2', type: 'font/woff2', file: font },
] as const;

/** Serves the styles, scripts and font of the pages. */
export async function registerPageAssets(app: FastifyInstance): Promise<void> {
  for (const asset of assets) {
    const content = await readFile('file' in asset ? asset.file : join(folder, asset.name));
    app.get(`${ASSETS_URL}/${asset.name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .header('x-content-type-options', 'nosniff')
        .type(asset.type)
        .send(content),
    );
  }
}
