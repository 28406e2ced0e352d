import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const exact = read('.nvmrc').trim();
const least = exact.split('.').slice(0, 2).join('.');

it.each([
  ['package.json', `">=${least} <21 || >=22"`],
  ['README.md', `Node ${least} or later`],
  ['CONTRIBUTING.md', `Node ${least} or later`],
  ['.ci/run', `Node ${least} or later`],
  ['shared/tooling/commands/install.mjs', `Node ${least} or later`],
  ['shared/production/Dockerfile', `FROM node:${exact}-`],
  ['.github/workflows/ci.yml', `node: ['${exact}', '24']`],
])('%s names the same least version of Node', (path, text) => {
  expect(read(path)).toContain(text);
});
