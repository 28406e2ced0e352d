import { expect, it } from '@jest/globals';
import { menuSchema } from '@tiffin/contracts/schemas';
import { contentSeed } from '../../seed/content-seed';
import { menuWithWords, merchantWithWords } from './with-words';

const content = { words: '<b>x</b>', url: '//evil.example', picture: '@evil.example/a' };
const seed = contentSeed().find(({ record }) => record.externalId === 'lucknow-lunch-home');
if (!seed) throw new Error('The seed has no such merchant.');

it('replaces every name and sentence of a merchant, and keeps what orders depend on', () => {
  const { record } = seed;
  const replaced = merchantWithWords(record, content);
  const { name, description, highlightMessage, url, imageUrl, brand } = replaced;
  expect([name, description, highlightMessage, brand.name]).toEqual(Array(4).fill(content.words));
  expect([url, imageUrl]).toEqual([content.url, content.picture]);
  expect([replaced.id, replaced.state, replaced.openHours]).toEqual([
    record.id,
    record.state,
    record.openHours,
  ]);
});

it('replaces every name of a menu, and keeps its items', () => {
  const replaced = menuWithWords(seed.menu, content);
  expect(menuSchema.safeParse(replaced).success).toBe(true);
  expect(Object.keys(replaced.items)).toEqual(Object.keys(seed.menu.items));
  const named = [
    ...Object.values(replaced.items),
    ...Object.values(replaced.options),
    ...Object.values(replaced.choices),
  ];
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set([content.words]));
  expect(replaced.categories.every(({ name }) => name.endsWith(content.words))).toBe(true);
});
