import { readdirSync, readFileSync } from 'node:fs';
import { carriedDrawings } from './carried-drawings';
import { composeDish } from './compose-picture';
import { patternNames } from './patterns';
import { dishNames, readDrawing } from './read-drawing';

const names = [...dishNames];
const MOST_BYTES = 9_000;
const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('has at least 60 dishes, each of them different', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names.map(composeDish)).size).toBe(names.length);
});

it('has a file for each pattern, and no other', () => {
  const files = readdirSync(new URL('assets/patterns', import.meta.url));
  expect(files.sort()).toEqual(patternNames.map((name) => `${name}.svg`).sort());
});

it.each([...names.map((name) => `dishes/${name}`), ...patternNames.map((name) => `patterns/${name}`)])(
  'keeps %s plain, with unique ids and every reference resolved',
  (name) => {
    const svg = source(`assets/${name}.svg`);
    expect(svg).not.toMatch(
      /<(?:script|style|image|a|foreignObject|text)\b|[\s:]on\w+=|\w:\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
    );
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...svg.matchAll(/(?:url\(|href=")#?([^)"]+)/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(references));
  },
);

it.each(names)('sends %s in few bytes, on the ground that every dish shares', (name) => {
  expect(composeDish(name).length).toBeLessThan(MOST_BYTES);
  expect(readDrawing('dishes', name).root).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208" width="208" height="208" stroke-linecap="round" stroke-linejoin="round">',
  );
});

it('means the same by an id in every drawing, so that dishes may share a document', () => {
  const meant = names.flatMap((name) => [...readDrawing('dishes', name).definitions]);
  const ids = new Map(meant);
  expect(ids.size).toBeGreaterThan(0);
  expect(meant.filter(([id, definition]) => ids.get(id) !== definition)).toEqual([]);
});

it('sends no name that is only there for who edits a drawing', () => {
  expect(source('assets/dishes/har-gow.svg')).toContain('<g id="steamer">');
  const sent = composeDish('har-gow');
  expect(sent).toContain('<g id="hargow">');
  expect(sent).not.toMatch(/steamer|<g>|>\s/);
});

it.each(carriedDrawings)('keeps $path as `tsx src/pictures/main.ts` writes it', ({ path, dish }) => {
  expect(source(`../../../../${path}`)).toBe(composeDish(dish));
});
