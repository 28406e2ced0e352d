import type { AppConfig } from '@tiffin/config';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DeployedRemotes } from './deployed-remotes';
import { withoutServerBuilds } from './without-server-builds';

type Named = { readonly Params: { readonly remote: string } };

/** Browsers cache the script for this time, then revalidate it. */
const SCRIPT_SECONDS = 300;

/**
 * Adds the public routes for partners' pages. `/embed/{remote}.js` is the script of the live version at a stable
 * URL. `/embed/{remote}.json` tells the script the live build, the previous one, and the URLs of the services.
 */
export function partnerRoutes(app: FastifyInstance, deployed: DeployedRemotes, config: AppConfig): void {
  app.get<Named>('/embed/:remote.js', async ({ params, headers }, reply) => {
    const build = (await deployed.live()).remotes[params.remote];
    const script = build?.embed?.script;
    const mayBePacked = headers['accept-encoding']?.includes('br') ?? false;
    const found = build && script && (await deployed.readFile(build, { file: script, mayBePacked }));
    void forEverybody(reply).header('vary', 'accept-encoding');
    if (!found) return notThere(reply);
    const { content, isPacked } = found;
    const etag = `"${script}${isPacked ? '.br' : ''}"`;
    void reply.header('etag', etag).header('cache-control', `public, max-age=${SCRIPT_SECONDS}`);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    if (isPacked) void reply.header('content-encoding', 'br');
    return reply.type('text/javascript; charset=utf-8').send(content);
  });

  app.get<Named>('/embed/:remote.json', async ({ params }, reply) => {
    const { remote } = params;
    const entry = (await deployed.live()).remotes[remote];
    void forEverybody(reply).header('cache-control', 'no-cache');
    return entry?.embed
      ? { ...withoutServerBuilds({ remotes: { [remote]: entry } }), config: { ...config, promoCodes: {} } }
      : notThere(reply);
  });
}

function forEverybody(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send('There is nothing of that name for partners.');
}
