import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { acceptedEncoding } from './packing/accepted-encoding';
import type { Encoding } from './packing/accepted-encoding';
import { matchesEtag } from './packing/matches-etag';
import { KeptBySize } from './packing/kept-by-size';
import type { ShellBuild } from './shell-build';

/** Path of the build's files on the shell's origin. */
export const ASSETS = '/assets/';

const MOST_BYTES = 32_000_000;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

type Sources = { readonly folder: string; readonly readBuild: () => Promise<ShellBuild> };
type ShellFile = {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Returns a hook that serves the build's files from memory. Their names contain hashes, so a cached file never
 * becomes stale. The hook leaves all other requests to the static folder.
 */
export function shellFiles({
  folder,
  readBuild,
}: Sources): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  const kept = new KeptBySize<ShellFile | null>(MOST_BYTES, (file) => file?.bytes.length ?? 0);
  return async ({ url, headers }, reply) => {
    const path = url.slice(ASSETS.length);
    const { files } = await readBuild();
    if (headers.range !== undefined || !files.some((file) => file.path === path)) return undefined;
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const file = await kept.get(`${encoding} ${path}`, () => readShellFile(folder, path, encoding));
    if (!file) return undefined;
    void reply.headers(file.headers).header('etag', file.etag);
    return matchesEtag(headers['if-none-match'], file.etag) ? reply.code(304).send() : reply.send(file.bytes);
  };
}

/** Returns null if the static folder must handle the request. */
async function readShellFile(folder: string, path: string, encoding: Encoding): Promise<ShellFile | null> {
  const type = TYPES[extname(path)];
  if (!type) return null;
  const read = async (suffix: string): Promise<Buffer | null> =>
    readFile(join(folder, path + suffix)).catch(() => null);
  const packed = encoding === 'identity' ? null : await read(SUFFIXES[encoding]);
  const bytes = packed ?? (await read(''));
  if (!bytes) return null;
  return {
    etag: `"${path}-${packed ? encoding : 'identity'}"`,
    bytes,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': encoding }),
    },
  };
}
