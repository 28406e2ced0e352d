import type { RemoteBuild } from '@tiffin/contracts';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { DeployTarget } from '../target/deploy-target';
import { hashOf } from './hash-of';

const unpack = promisify(brotliDecompress);

/** A file to send, compressed with brotli or not. */
export type ListedFile = { readonly content: Buffer; readonly isPacked: boolean };

/**
 * Returns a file of a build, compressed if wanted and available. Returns undefined if its bytes do not match its
 * hash.
 */
export async function readListedFile(
  target: DeployTarget,
  { manifestUrl, integrity }: Pick<RemoteBuild, 'manifestUrl' | 'integrity'>,
  { file, mayBePacked }: { readonly file: string; readonly mayBePacked: boolean },
): Promise<ListedFile | undefined> {
  const path = new URL(file, new URL(manifestUrl, 'http://store')).pathname.slice(1);
  const isListed = (content: Buffer): boolean => hashOf(content) === integrity[file];
  const packed = mayBePacked ? await target.read(`${path}.br`) : undefined;
  const unpacked = packed && (await unpack(packed).catch(() => undefined));
  if (packed && unpacked && isListed(unpacked)) return { content: packed, isPacked: true };
  const content = await target.read(path);
  return content && isListed(content) ? { content, isPacked: false } : undefined;
}
