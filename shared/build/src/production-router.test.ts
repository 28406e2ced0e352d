import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { productionRouter, pureRouter } from './production-router.mjs';
import pureRouterLoader from './pure-router-loader.cjs';

it.each(Object.entries(productionRouter()))(
  '%s leads to files without development warnings',
  (_name, file) => {
    const text = readFileSync(file, 'utf8');
    const [chunk] = /\.\/chunk-[A-Z0-9]+\.mjs/.exec(text) ?? [];
    expect(readFileSync(new URL(chunk ?? '', `file://${file}`), 'utf8')).not.toContain(
      'ENABLE_DEV_WARNINGS = true',
    );
  },
);

it('marks the unused components of the installed version as free of side effects', () => {
  const folder = dirname(productionRouter()['react-router$'] ?? '');
  const chunks = readdirSync(folder).filter((name) => pureRouter().test.test(join(folder, name)));
  const text = chunks.map((name) => pureRouterLoader(readFileSync(join(folder, name), 'utf8'))).join('');
  expect(text.match(/^var (?:NavLink|Form) = \/\*#__PURE__\*\/ /gm)).toHaveLength(2);
  expect(text).not.toMatch(/^(?:NavLink|Form)\.displayName/m);
});
