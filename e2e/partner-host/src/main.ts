import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runWebpack } from '@tiffin/deploy';
import { timeLimits } from '@tiffin/server/limits';
import fastify from 'fastify';
import { policyOf } from './policy';
import { readElements } from './read-elements';
import { readShopScript } from './read-shop-script';
import { renderElement } from './render-element';
import { renderEmbed } from './render-embed';
import { renderPage } from './render-page';
import { renderSingleSpa } from './render-single-spa';
import { readSettings } from './settings';
import { signOn } from './sign-on';

type Query = {
  readonly remote?: string;
  readonly path?: string;
  readonly locale?: string;
  readonly token?: string;
};
type EmbedQuery = {
  readonly email?: string;
  readonly path?: string;
  readonly embed?: string;
  readonly begins?: string;
};
type ElementQuery = {
  readonly elements?: string;
  readonly hostile?: string;
  readonly colours?: string;
  readonly content?: string;
  readonly by?: string;
};
type Registry = {
  readonly remotes: Readonly<
    Record<
      string,
      {
        readonly manifestUrl: string;
        readonly integrity: object;
        readonly routes: readonly { readonly path: string }[];
      }
    >
  >;
};

/** An embedded page uses a token for an hour before it requests the next. */
const TOKEN_SECONDS = 3900;
const output = fileURLToPath(new URL('../dist/', import.meta.url));
const settings = readSettings(process.env);
const app = fastify({ logger: false, ...timeLimits(settings.times) });
const building = buildScripts();

// Whoever asks while the scripts are still built waits for them.
app.addHook('onRequest', async () => {
  await building;
});

app.get('/health', async () => ({ status: 'ok' }));

app.get<{ Params: { readonly file: string } }>('/page/:file', async (request, reply) => {
  if (!Object.values(await building).includes(request.params.file))
    return reply.code(404).send('There is no such file.');
  return reply.type('text/javascript').send(await readFile(output + request.params.file));
});

app.get<{ Querystring: Query }>('/', async (request, reply) => {
  const { remote = 'mfe-order-status', path, locale = 'en', token } = request.query;
  const answer = await fetch(`${settings.shellUrl}/remotes.json`);
  const registry: Registry = await answer.json();
  const entry = registry.remotes[remote];
  if (!entry) return reply.code(404).send(`There is no remote ${remote}.`);
  const props = {
    initialPath: path ?? entry.routes.find((route) => !route.path.includes(':'))?.path ?? '/',
    locale,
    config: settings.config,
    accessToken: token,
  };
  const page = { build: entry, props };
  const remotes = Object.keys(registry.remotes);
  const { main: script } = await building;
  return reply.type('text/html').send(renderPage({ remote, script, settings: page, remotes }));
});

app.get<{ Querystring: EmbedQuery }>('/embed', async (request, reply) => {
  const { email = '', path = '/', embed = 'hqo', begins } = request.query;
  const frameUrl = new URL(path, settings.shellUrl);
  if (frameUrl.origin !== new URL(settings.shellUrl).origin) return reply.code(400).send('Not a path.');
  frameUrl.searchParams.set('embed', embed);
  const page = { frameUrl: frameUrl.href, email, beginsBadly: begins === 'badly' };
  const { embed: script } = await building;
  return reply.type('text/html').send(renderEmbed({ script, ...page }));
});

app.get<{ Querystring: ElementQuery }>('/element', async (request, reply) => {
  const { elements, hostile, colours, content, by } = request.query;
  const nonce = randomBytes(18).toString('base64');
  const page = renderElement({
    script: (await building).element,
    nonce,
    shellUrl: settings.shellUrl,
    shopScript: await readShopScript(settings.shellUrl),
    elements: readElements(elements),
    isHostile: hostile === 'yes',
    hasColours: colours === 'yes',
    hasContent: content !== 'none',
    isByPackage: by === 'package',
  });
  const policy = policyOf(settings, nonce);
  return reply.header('content-security-policy', policy).type('text/html').send(page);
});

app.get<{ Querystring: { readonly orders?: string; readonly token?: string } }>(
  '/single-spa',
  async (request, reply) => {
    const { orders = '', token } = request.query;
    const answer = await fetch(`${settings.shellUrl}/remotes.json`);
    const registry: Registry = await answer.json();
    const applications = orders.split(',').map((order, index) => ({
      name: `order-${index + 1}`,
      customProps: {
        initialPath: `/m/any/status/${encodeURIComponent(order)}?orderIdentifierType=ID`,
        locale: 'en',
        config: settings.config,
        accessToken: token,
      },
    }));
    const nonce = randomBytes(18).toString('base64');
    const page = renderSingleSpa({
      script: (await building)['single-spa'],
      nonce,
      settings: { build: registry.remotes['mfe-order-status'], applications },
      names: applications.map(({ name }) => name),
    });
    const policy = policyOf(settings, nonce);
    return reply.header('content-security-policy', policy).type('text/html').send(page);
  },
);

app.get<{ Querystring: EmbedQuery }>('/embed/token', async (request, reply) => {
  const answer = await fetch(settings.hostTokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: request.query.email, expiresInSeconds: TOKEN_SECONDS }),
  });
  const { access_token: token }: { readonly access_token?: string } = await answer.json();
  return reply
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(token ?? '');
});

signOn(app, settings);

await app.listen({ port: settings.port, host: settings.host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}

/** Builds the scripts of the partner's pages. Returns the name of each one's file. */
async function buildScripts() {
  await runWebpack({
    dir: fileURLToPath(new URL('..', import.meta.url)),
    buildId: 'partner',
    outDir: output,
  });
  const files = await readdir(output);
  const fileOf = (entry: string): string =>
    files.find((file) => file.startsWith(`${entry}.`) && file.endsWith('.js')) ?? `${entry}.js`;
  return {
    main: fileOf('main'),
    embed: fileOf('embed'),
    element: fileOf('element'),
    'single-spa': fileOf('single-spa'),
  };
}
