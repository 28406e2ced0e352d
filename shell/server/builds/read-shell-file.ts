import { contentType } from '@tiffin/deploy';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Encoding } from '../packing/accepted-encoding';
import { isFileOf } from './shell-build';
import type { ShellBuild } from './shell-build';

/** A file of the shell, ready to send. */
export type ShellFile = {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

const PACKED = {
  br: { suffix: '.br', unpack: promisify<Buffer, Buffer>(brotliDecompress) },
  gzip: { suffix: '.gz', unpack: promisify<Buffer, Buffer>(gunzip) },
} as const;

/**
 * Returns a file of a build, compressed if its copy is sound, otherwise as it is. Throws if it is missing or its bytes do not
 * match its hash.
 */
export async function readShellFile(build: ShellBuild, path: string, encoding: Encoding): Promise<ShellFile> {
  const packed = encoding === 'identity' ? null : await readPacked(build, path, encoding);
  const bytes = packed ?? (await build.read(path));
  if (!bytes || (!packed && !isFileOf(build, path, bytes))) throw new Error(`${path} is missing or damaged`);
  return {
    // The name contains a hash of the content.
    etag: `"${path}-${packed ? encoding : 'identity'}"`,
    bytes,
    headers: {
      'content-type': contentType(path),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': encoding }),
    },
  };
}

async function readPacked(
  build: ShellBuild,
  path: string,
  encoding: keyof typeof PACKED,
): Promise<Buffer | null> {
  const { suffix, unpack } = PACKED[encoding];
  const packed = await build.read(path + suffix);
  const unpacked = packed && (await unpack(packed).catch(() => undefined));
  return packed && unpacked && isFileOf(build, path, unpacked) ? packed : null;
}
