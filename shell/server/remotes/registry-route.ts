import { parseCookies } from '@tiffin/config';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../packing/accepted-encoding';
import { matchesEtag } from '../packing/matches-etag';
import type { Encoding } from '../packing/accepted-encoding';
import { KeptBySize } from '../packing/kept-by-size';
import type { Settings } from '../settings';
import type { DecidedRemotes, DeployedRemotes } from './deployed-remotes';
import { deviceIdOf } from './device-of-visit';
import { OVERRIDES_COOKIE, readOverrides } from './overrides';
import type { Overrides } from './overrides';
import { withoutEarlier, withOverrides } from './remotes-for-page';
import { withoutServerBuilds } from './without-server-builds';

const packBrotli = promisify<Buffer, object, Buffer>(brotliCompress);
const packGzip = promisify<Buffer, Buffer>(gzip);

/** For `brotliCompress`: one result serves many requests. */
const QUALITY = 9;
const MOST_BYTES = 8_000_000;

type Asked = {
  readonly decided: DecidedRemotes;
  readonly overrides: Overrides;
  /** Whether to include the builds before the previous one. */
  readonly withEarlier: boolean;
  readonly encoding: Encoding;
};

type Written = { readonly bytes: Buffer; readonly etag: string };

/** Adds `/remotes.json`: the registry of a visit. Equal registries are serialised and compressed once. */
export function registryRoute(
  app: FastifyInstance,
  settings: Settings,
  deployed: Pick<DeployedRemotes, 'decide'>,
): void {
  const kept = new KeptBySize<Written>(MOST_BYTES, ({ bytes }) => bytes.length);
  app.get<{ Querystring: { readonly earlier?: unknown } }>('/remotes.json', async (request, reply) => {
    const { headers } = request;
    const cookies = parseCookies(headers.cookie);
    const asked: Asked = {
      decided: await deployed.decide({ host: headers.host, deviceId: deviceIdOf(cookies) }),
      // A page that reads the registry again keeps its developer's overrides.
      overrides: readOverrides(cookies[OVERRIDES_COOKIE], settings),
      withEarlier: request.query.earlier !== undefined,
      encoding: acceptedEncoding(headers['accept-encoding']),
    };
    const { decided, overrides, withEarlier, encoding } = asked;
    const key = JSON.stringify([decided.key, overrides, withEarlier, encoding]);
    const { bytes, etag } = await kept.get(key, () => writeRegistry(asked));
    void reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('access-control-allow-origin', '*')
      // During a rollout, the response depends on the device and the organisation.
      .header('vary', 'cookie, host, accept-encoding');
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
}

async function writeRegistry({ decided, overrides, withEarlier, encoding }: Asked): Promise<Written> {
  const registry = withoutServerBuilds(withOverrides(decided.registry(), overrides));
  const text = Buffer.from(JSON.stringify(withEarlier ? registry : withoutEarlier(registry)));
  const hash = createHash('sha256').update(text).digest('base64url');
  return { bytes: await packed(text, encoding), etag: `"${hash}-${encoding}"` };
}

async function packed(text: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    case 'gzip':
      return packGzip(text);
    case 'identity':
      return text;
  }
}
