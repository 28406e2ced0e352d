import { expect, it } from '@jest/globals';
import { readAssetSettings } from '@tiffin/deploy';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsFromEnvironment } from '../../../e2e/sandbox/src/options';
import { readSettings } from '../../../shell/server/settings';
import { root } from './workspace-root.mjs';

const read = (file: string): string => readFileSync(join(root, 'shared/production', file), 'utf8');
const allOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '').sort();

const dockerfile = read('Dockerfile');
const steps = allOf(read('steps.sh'), /^ {2}([a-z-]+)\)/gm);
const example = Object.fromEntries(
  [...read('production.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
);

it('runs in the images exactly the steps that try.sh runs in a clean folder', () => {
  expect(steps).toContain('install-shell');
  expect(allOf(dockerfile, /^RUN sh shared\/production\/steps\.sh (\S+)$/gm)).toEqual(steps);
  expect(allOf(read('try.sh'), /^step \S+ (\S+)$/gm)).toEqual(steps);
  expect(allOf(dockerfile, /^RUN (?!sh shared\/production\/steps\.sh|mkdir \/deployed )(.*)$/gm)).toEqual([]);
});

it('starts in the images the processes that try.sh starts, and asks the same URLs', () => {
  const served = allOf(dockerfile, /^CMD \["node", "shared\/tooling\/commands\/serve\.mjs", "(\w+)"\]$/gm);
  expect(served).toEqual(allOf(read('try.sh'), /^serve (\w+) /gm));
  expect(allOf(dockerfile, /fetch\('http:\/\/127\.0\.0\.1:\d+(\/[a-z/]+)'\)/g)).toEqual(
    allOf(read('try.sh'), /^serve \w+ http:\/\/localhost:\d+(\/[a-z/]+)$/gm),
  );
});

it('runs no process of an image as root', () => {
  const stages = dockerfile.split(/^FROM /m).filter((stage) => /^(?:CMD|ENTRYPOINT)/m.test(stage));
  expect(stages).toHaveLength(4);
  for (const stage of stages) expect(stage).toMatch(/^USER node$/m);
});

it('builds by compose only targets that the Dockerfile has', () => {
  const targets = allOf(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  const built = allOf(read('compose.yaml'), /target: (\w+)/g);
  expect(built.length).toBeGreaterThan(3);
  for (const target of built) expect(targets).toContain(target);
});

it('has an example of settings with which every process starts in production', () => {
  expect(readSettings(example).config.environment).toBe('production');
  expect(readAssetSettings(example).port).toBe(3001);
  expect(optionsFromEnvironment(example).controls).toBe('off');
});
