import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsByExtension } from '../test-support';
import { addressSearch, CALLS, contentManagement, flagService, ipLookup, singleSignOn } from '../schemas';
import type { Call } from './call';
import { EXTENSIONS } from './extensions';

const calls: readonly (readonly [string, Call])[] = Object.entries({
  ...CALLS,
  ...singleSignOn,
  ...contentManagement,
  ...ipLookup,
  ...flagService,
  ...addressSearch,
});
const seen = new Set<unknown>();
const fields = calls.flatMap(([, { query, body, response }]) =>
  [query, body, response].flatMap((schema) => (schema ? fieldsByExtension(schema, seen) : [])),
);
const document = readFileSync(join(__dirname, '../../services.md'), 'utf8').replaceAll(/ +/g, ' ');

it('keeps every field of an extension optional, so that a service can leave it out', () => {
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.filter(({ isOptional }) => !isOptional)).toEqual([]);
});

it.each(Object.entries(EXTENSIONS))('documents the calls and fields of %s', (extension, without) => {
  const ownCalls = calls.filter(([, call]) => call.extension === extension).map(written);
  const ownFields = fields.filter((field) => field.extension === extension).map(({ name }) => `\`${name}\``);
  expect(ownCalls.length + ownFields.length).toBeGreaterThan(0);
  const cells = [`\`${extension}\``, ownCalls.join(', '), [...new Set(ownFields)].sort().join(', '), without];
  expect(document).toContain(rowOf(cells));
});

it('documents every specified call, and no call twice', () => {
  for (const [name, call] of calls) {
    expect(document.split(` ${written([name, call])}`)).toHaveLength(2);
    if (!call.extension)
      expect(document).toContain(rowOf([`\`${call.service}\``, written([name, call]), 'specified']));
  }
});

function written([name, { method, path }]: readonly [string, Call]): string {
  return `\`${name}\`: ${method} \`${path || '/'}\``;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`.replaceAll(/ +/g, ' ');
}
