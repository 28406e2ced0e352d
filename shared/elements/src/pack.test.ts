import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';

const run = promisify(execFile);
const here = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

const COMPONENT = `
import '@tiffin/elements/react';
import { loadOrderStatus } from '@tiffin/elements';

export const load = () => loadOrderStatus({ shop: 'https://lunch.example', integrity: 'sha384-x' });

export function Status({ token }: { readonly token: string }) {
  return (
    <tiffin-order-status
      ref={(element) => {
        if (element) element.session = token;
      }}
      order="4711"
      merchant="lucknow-lunch-home"
      variant="compact"
      ontiffin-failed={({ detail }) => console.warn(detail.reason === 'origin')}
    >
      <a href="/orders">Follow your order</a>
    </tiffin-order-status>
  );
}

document.querySelector('tiffin-order-status')?.addEventListener('tiffin-status-changed', ({ detail }) => {
  console.warn(detail.orderStatus);
});
`;

const MISTAKES = `
import '@tiffin/elements/react';

export const noOrder = <tiffin-order-status merchant="a" />;
export const noVariant = <tiffin-order-status order="1" merchant="a" variant="tiny" />;
export const tokenInPage = <tiffin-order-status order="1" merchant="a" session="t" />;
`;

let folder: string;

/** A partner's folder outside of the workspace, with the package as npm packs it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-partner-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: here });
  const [{ filename }] = JSON.parse(stdout);
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@tiffin'), { recursive: true });
  await run('tar', ['-xzf', join(folder, filename), '-C', folder]);
  await cp(join(folder, 'package'), join(modules, '@tiffin/elements'), { recursive: true });
  await mkdir(join(modules, '@types'));
  await symlink(dirname(require.resolve('@types/react/package.json')), join(modules, '@types/react'));
  await writeFile(join(folder, 'component.tsx'), COMPONENT);
  await writeFile(join(folder, 'mistakes.tsx'), MISTAKES);
});
afterAll(() => rm(folder, { recursive: true }));

const check = (file: string) => {
  const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--moduleResolution', 'bundler'];
  const more = ['--module', 'esnext', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'];
  const tsc = require.resolve('typescript/bin/tsc');
  return run(process.execPath, [tsc, ...options, ...more, file], { cwd: folder }).then(
    () => '',
    ({ stdout }) => String(stdout),
  );
};

it('[FED-08] is typed in JSX and in the DOM for a partner who installed it', async () => {
  expect(await check('component.tsx')).toBe('');
});

it('[FED-08] does not compile with a missing or wrong attribute, or with a token in the page', async () => {
  const faults = (await check('mistakes.tsx')).match(/mistakes\.tsx\(\d+/g);
  expect(faults).toEqual(['mistakes.tsx(4', 'mistakes.tsx(5', 'mistakes.tsx(6']);
});

it('[FED-08] is bundled with its loader alone, which says what to do outside of a page', async () => {
  const output = { path: folder, filename: 'bundle.cjs', library: { type: 'commonjs2' } };
  await writeFile(join(folder, 'entry.js'), `export { loadOrderStatus } from '@tiffin/elements';`);
  const entry = { context: folder, entry: './entry.js' };
  await new Promise<void>((resolve, reject) => {
    webpack({ mode: 'production', target: 'node', ...entry, output }, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  const { loadOrderStatus } = require(join(folder, 'bundle.cjs'));
  await expect(loadOrderStatus({ shop: 'https://lunch.example', integrity: '' })).rejects.toThrow(
    'loadOrderStatus needs a page.',
  );
});
