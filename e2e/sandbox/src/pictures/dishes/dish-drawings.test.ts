import { readFileSync } from 'node:fs';
import { carriedDrawings } from '../carried-drawings';
import { composeDish } from '../compose-picture';
import { dishNames, isDishName } from './dish-drawings';

const names = [...dishNames].filter(isDishName);
const MOST_BYTES = 9_000;

it('draws at least 60 dishes, each of them different', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names.map(composeDish)).size).toBe(names.length);
});

it.each(names)('draws %s in few bytes, with every reference resolved', (name) => {
  const svg = composeDish(name);
  expect(svg.length).toBeLessThan(MOST_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(references));
});

it('uses an id for one dish only, so that dishes may share a document', () => {
  const ids = names.flatMap((name) =>
    [...composeDish(name).matchAll(/<defs><g id="([a-z]+)">/g)].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(carriedDrawings)('keeps $path as `tsx src/pictures/main.ts` writes it', ({ path, dish }) => {
  const file = new URL(`../../../../../${path}`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(composeDish(dish));
});
