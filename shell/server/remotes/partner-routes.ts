import { integrityOf, scriptName } from '@tiffin/deploy';
import type { ListedFile } from '@tiffin/deploy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings';
import type { DeployedRemotes } from './deployed-remotes';
import { isAllowedOrigin } from './is-allowed-origin';
import { withoutServerBuilds } from './without-server-builds';

type Named = { readonly Params: { readonly remote: string } };
type Pinned = { readonly Params: { readonly remote: string; readonly name: string } };
type LiveScript = ListedFile & { readonly file: string; readonly integrity: string | undefined };

/** Browsers cache the script for this time, then revalidate it. */
const SCRIPT_SECONDS = 300;

/**
 * Adds the public routes for partners' pages. `/embed/{remote}.js` is the script of the live version at a stable
 * URL. `/embed/{remote}/{hash}.js` is the script with this hash, for pages with an `integrity` attribute.
 * `/embed/{remote}.json` tells the script the live build, the previous one, and the URLs of the services.
 */
export function partnerRoutes(
  app: FastifyInstance,
  deployed: DeployedRemotes,
  settings: Pick<Settings, 'config' | 'partnerOrigins'>,
): void {
  const { config, partnerOrigins } = settings;
  const { origin: own } = config;
  const known = [own, own.replace('://', '://*.'), ...partnerOrigins];

  app.get<Named>('/embed/:remote.js', async ({ params, headers }, reply) => {
    const found = await readLive(params.remote, headers);
    if (!found) return notThere(reply);
    const etag = `"${found.file}${found.isPacked ? '.br' : ''}"`;
    void reply.header('etag', etag).header('cache-control', `public, max-age=${SCRIPT_SECONDS}`);
    return headers['if-none-match'] === etag ? reply.code(304).send() : sendScript(reply, found);
  });

  app.get<Pinned>('/embed/:remote/:name.js', async ({ params: { remote, name }, headers }, reply) => {
    const integrity = integrityOf(name);
    const script = integrity && (await readPinned(remote, integrity, headers));
    if (!script) return notThere(reply);
    return sendScript(reply.header('cache-control', 'public, max-age=31536000, immutable'), script);
  });

  app.get<Named>('/embed/:remote.json', async ({ params: { remote }, headers: { origin } }, reply) => {
    const entry = (await deployed.live()).remotes[remote];
    void forEverybody(reply).header('cache-control', 'no-cache').header('vary', 'origin');
    const integrity = entry?.embed && entry.integrity[entry.embed.script];
    if (!entry || integrity === undefined) return notThere(reply);
    if (origin !== undefined && !isAllowedOrigin(origin, known)) {
      const message = `${origin} is not registered here, so our services do not answer its pages. The shop adds it to TIFFIN_PARTNER_ORIGINS.`;
      return reply.code(403).send({ reason: 'origin', message });
    }
    return {
      ...withoutServerBuilds({ remotes: { [remote]: entry } }),
      config: { ...config, promoCodes: {} },
      script: { url: `${own}/embed/${remote}/${scriptName(integrity)}.js`, integrity },
    };
  });

  async function readLive(remote: string, headers: IncomingHttpHeaders): Promise<LiveScript | undefined> {
    const build = (await deployed.live()).remotes[remote];
    const file = build?.embed?.script;
    const mayBePacked = headers['accept-encoding']?.includes('br') ?? false;
    const found = build && file && (await deployed.readFile(build, { file, mayBePacked }));
    return found ? { ...found, file, integrity: build.integrity[file] } : undefined;
  }

  async function readPinned(
    remote: string,
    integrity: string,
    headers: IncomingHttpHeaders,
  ): Promise<ListedFile | undefined> {
    const live = await readLive(remote, headers);
    if (live?.integrity === integrity) return live;
    const content = await deployed.readScript(remote, integrity);
    return content && { content, isPacked: false };
  }
}

function sendScript(reply: FastifyReply, { content, isPacked }: ListedFile): FastifyReply {
  if (isPacked) void reply.header('content-encoding', 'br');
  void forEverybody(reply).header('vary', 'accept-encoding');
  return reply.type('text/javascript; charset=utf-8').send(content);
}

function forEverybody(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

function notThere(reply: FastifyReply): FastifyReply {
  return forEverybody(reply)
    .code(404)
    .header('cache-control', 'no-store')
    .send('There is nothing of that name for partners.');
}
