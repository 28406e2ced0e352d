import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runWebpack } from '@tiffin/federation/deploy';
import fastify from 'fastify';
import { renderPage } from './render-page';
import { readSettings } from './settings';

type Query = {
  readonly remote?: string;
  readonly path?: string;
  readonly locale?: string;
  readonly token?: string;
};
type Registry = { readonly remotes: Readonly<Record<string, { readonly manifestUrl: string }>> };

/** Where each remote begins when the address names no path. */
const firstPaths: Readonly<Record<string, string>> = {
  'mfe-menu-cart': '/',
  'mfe-teams': '/order/team/join',
};
const output = fileURLToPath(new URL('../dist/', import.meta.url));
const settings = readSettings(process.env);
await runWebpack({ dir: fileURLToPath(new URL('..', import.meta.url)), buildId: 'partner', outDir: output });
const script = (await readdir(output)).find((file) => /^main\.[^.]+\.js$/.test(file)) ?? 'main.js';
const app = fastify({ logger: false });

app.get('/health', async () => ({ status: 'ok' }));

app.get<{ Params: { readonly file: string } }>('/page/:file', async (request, reply) => {
  if (request.params.file !== script) return reply.code(404).send('There is no such file.');
  return reply.type('text/javascript').send(await readFile(output + script));
});

app.get<{ Querystring: Query }>('/', async (request, reply) => {
  const { remote = 'mfe-order-status', path, locale = 'en', token } = request.query;
  const answer = await fetch(`${settings.shellUrl}/remotes.json`);
  const registry: Registry = await answer.json();
  const entry = registry.remotes[remote];
  if (!entry) return reply.code(404).send(`There is no remote ${remote}.`);
  const props = {
    initialPath: path ?? firstPaths[remote] ?? '/',
    locale,
    config: settings.config,
    accessToken: token,
  };
  const page = { manifestUrl: entry.manifestUrl, props };
  const remotes = Object.keys(registry.remotes);
  return reply.type('text/html').send(renderPage({ remote, script, settings: page, remotes }));
});

await app.listen({ port: settings.port, host: settings.host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
