import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as reactQuery from '@tanstack/react-query';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as styledComponents from 'styled-components';
import { PROMISED_EXPORTS } from './promised-exports.mjs';
import { buildPackage, makePackage } from './test-support/make-package';

const libraries: Readonly<Record<string, object>> = {
  '@tanstack/react-query': reactQuery,
  'styled-components': styledComponents,
};
/** The timeout of builds in separate processes on a busy machine. */
const LIMIT_MS = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await makePackage('');
});
afterAll(() => rm(folder, { recursive: true }));

function buildWith(name: string): Promise<unknown> {
  const source = `import { ${name} } from '@tanstack/react-query';\nexport const remote = () => ${name}();`;
  return writeFile(join(folder, 'remote.js'), source).then(() => buildPackage(folder));
}

it.each(Object.entries(PROMISED_EXPORTS))('%s has what pages promise of it', (library, names) => {
  expect(Object.keys(libraries[library] ?? {})).toEqual(expect.arrayContaining([...names]));
});

it(
  'a remote that asks for more is not built, and told what to do',
  async () => {
    await expect(buildWith('useQuery')).resolves.toEqual(expect.anything());
    await expect(buildWith('useSuspenseQuery')).rejects.toThrow(
      'Pages do not promise useSuspenseQuery of @tanstack/react-query',
    );
  },
  LIMIT_MS,
);
