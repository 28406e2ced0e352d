import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../builds/hash-of';

const SERVER = 'server.1.js';

type Texts = { readonly serverText?: string; readonly entryText?: string };

/**
 * Writes build output of two files, as webpack does; of three with `serverText`, the text of a server build. `entryText` is the
 * text of the browser build. Returns its folder.
 */
export async function makeDist(
  parent: string,
  name: string,
  buildId: string,
  {
    serverText,
    entryText = `// ${name} ${buildId}`,
    ...changes
  }: Texts & Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const dist = join(parent, `${name}-${buildId}`);
  const contents = {
    'entry.1.js': entryText,
    ...(serverText !== undefined && { [SERVER]: serverText }),
    'mf-manifest.json': JSON.stringify({
      id: buildId,
      metaData: { globalName: 'any', publicPath: 'auto', remoteEntry: { name: 'entry.1.js', path: '' } },
    }),
  };
  await mkdir(dist, { recursive: true });
  const files = await Promise.all(
    Object.entries(contents).map(async ([path, content]) => {
      await writeFile(join(dist, path), content);
      return { path, bytes: content.length, brotliBytes: 1_000, integrity: hashOf(Buffer.from(content)) };
    }),
  );
  const record = {
    name,
    version: '1.0.0',
    buildId,
    contract: 2,
    entry: 'entry.1.js',
    files,
    preload: ['entry.1.js'],
    screens: {},
    chunks: {},
    initial: [],
    slots: [],
    shared: {},
    ...(serverText !== undefined && { server: SERVER }),
    ...changes,
  };
  await writeFile(join(dist, 'build.json'), JSON.stringify(record));
  return dist;
}
