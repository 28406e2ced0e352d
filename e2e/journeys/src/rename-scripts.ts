import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const SCRIPT = /^(.+\.)([\da-f]{8})(\.js)$/;
const recordSchema = z.looseObject({
  files: z.array(z.looseObject({ path: z.string(), integrity: z.string() })),
});

/** Gives every script of a build another name, as if each had changed, and returns the record with the new names. */
export async function renameScripts(dist: string): Promise<z.infer<typeof recordSchema>> {
  const scripts = (await readdir(dist)).filter((file) => SCRIPT.test(file));
  const hashes = scripts.map((file) => SCRIPT.exec(file)?.[2] ?? '');
  const rename = (text: string): string =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, [...hash].reverse().join('')), text);
  const integrity = new Map<string, string>();
  for (const file of scripts) {
    const text = rename(await readFile(join(dist, file), 'utf8'));
    await Promise.all(['', '.br', '.gz'].map((ending) => rm(join(dist, file + ending), { force: true })));
    await writeFile(join(dist, rename(file)), text);
    integrity.set(rename(file), `sha384-${createHash('sha384').update(text).digest('base64')}`);
  }
  const record = recordSchema.parse(JSON.parse(rename(await readFile(join(dist, 'build.json'), 'utf8'))));
  const files = record.files.map((file) => ({
    ...file,
    integrity: integrity.get(file.path) ?? file.integrity,
  }));
  return { ...record, files };
}
