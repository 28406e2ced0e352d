import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ATTRIBUTES } from './read-attributes';
import { CUSTOM_PROPERTIES } from './read-element-theme';

const read = (file: string): string =>
  readFileSync(new URL(`../../../shared/elements/${file}`, import.meta.url), 'utf8');
const page = read('README.md');
const types = read('src/index.d.ts');

/** The strings of a union or the keys of a type in the declarations. */
function namesIn(declaration: RegExp): readonly string[] {
  const [, body = ''] = declaration.exec(types) ?? [];
  return [...body.matchAll(/'([a-z-]+)'/g)].flatMap(([, name]) => name ?? []);
}

const events = namesIn(/interface OrderStatusDetails \{([^]*?)\n\}/);
const reasons = namesIn(/type FailedReason =([^;]*);/);
const needs = namesIn(/type SessionNeededReason =([^;]*);/);

it('[FED-08] finds the names of the interface', () => {
  expect([events.length, reasons.length, needs.length]).toEqual([5, 6, 3]);
});

it.each([
  ...ATTRIBUTES,
  'session',
  ...events,
  ...reasons,
  ...needs,
  ...CUSTOM_PROPERTIES.map(({ property }) => property),
])('[FED-08] the page for partners explains %s', (name) => {
  expect(page).toContain(`\`${name}\``);
});

it('[FED-08] the example that partners copy has a hash, which is the name of its file', () => {
  const [, file, hash] = /src="\S+\/mfe-order-status\/(\S+)\.js"\s+integrity="sha384-(\S+)"/.exec(page) ?? [];
  expect(file).toMatch(/^[\w-]{64}$/);
  expect(hash?.replaceAll('+', '-').replaceAll('/', '_')).toBe(file);
});
