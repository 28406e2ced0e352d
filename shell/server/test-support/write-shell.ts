import { goLive, SHELL } from '@tiffin/deploy';
import type { DeployTarget, StoredShell } from '@tiffin/deploy';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { PAGE_FORMAT } from '../../src/page-format';

export const SERVER = 'server.12345678.js';
const MAIN = 'main.12345678.js';
const NETWORK = 'network.12345678.js';

type Texts = {
  readonly serverText?: string;
  /** Further files of the build. */
  readonly files?: Readonly<Record<string, string>>;
};

/** Writes a build of the shell with one script into a target, as a deploy does, and returns its record. */
export async function writeShell(
  target: DeployTarget,
  buildId: string,
  { serverText = 'module.exports.answerPage = async () => undefined;', files = {} }: Texts = {},
): Promise<StoredShell> {
  const texts = { [MAIN]: 'run()', [NETWORK]: 'ask()', [SERVER]: serverText, ...files };
  const folder = `shell/1.0.0-${buildId}`;
  for (const [file, text] of Object.entries(texts))
    await target.write(`${folder}/${file}`, Buffer.from(text));
  await target.write(`${folder}/${MAIN}.br`, brotliCompressSync(texts[MAIN]));
  const build = {
    version: '1.0.0',
    buildId,
    contract: 2,
    manifestUrl: `/${folder}/mf-manifest.json`,
    entry: MAIN,
    integrity: Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)])),
    preload: [MAIN],
    screens: {},
    slots: [],
    server: SERVER,
    shell: { speaks: [1, 2], pageFormat: PAGE_FORMAT, initial: [MAIN], chunks: { network: [NETWORK] } },
  };
  const release = { publishedAt: new Date().toISOString(), build };
  await target.write(`${folder}/release.json`, Buffer.from(JSON.stringify(release)));
  return build;
}

/** Makes such a build live. A server does not start without one. */
export async function deployShell(target: DeployTarget, texts: Texts = {}): Promise<void> {
  const build = await writeShell(target, 'here', texts);
  await goLive(target, SHELL, build, { by: 'ana', why: '', now: new Date() });
}

/** Returns the hash of a text as a build record has it. */
export function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
