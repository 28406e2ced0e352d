import type { RemoteBuild } from '@tiffin/contracts';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { forEachInParallel } from '../for-each-in-parallel';
import type { DeployTarget } from '../target/deploy-target';
import { hashOf } from './hash-of';

const AT_ONCE = 8;
const PACKED = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

/** Returns the names of a build's files that are missing or damaged in a target, compressed copies included. */
export async function damagedFiles(target: DeployTarget, build: RemoteBuild): Promise<readonly string[]> {
  const folder = build.manifestUrl.split('/').slice(1, -1).join('/');
  const damaged: string[] = [];
  await forEachInParallel(Object.entries(build.integrity), AT_ONCE, async ([name, integrity]) => {
    const content = await target.read(`${folder}/${name}`);
    if (!content || hashOf(content) !== integrity) damaged.push(name);
    for (const [ending, unpack] of PACKED) {
      const packed = await target.read(`${folder}/${name}${ending}`);
      // Not every file has a compressed copy.
      const unpacked = packed && (await unpack(packed).catch(() => Buffer.alloc(0)));
      if (unpacked && hashOf(unpacked) !== integrity) damaged.push(name + ending);
    }
  });
  return damaged.sort();
}
