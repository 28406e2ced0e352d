import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawableText, fitText, textElement, widthOf } from './card-text';

const box = { width: 600, height: 300, most: 100, least: 40, lineHeight: 1, weight: 800 } as const;

it.each([
  ['麥記點心 Mak Kee Dim Sum', 'Mak Kee Dim Sum'],
  ['Taquería Nopal del Señor', 'Taquería Nopal del Señor'],
  ['Zoe\u0308 🍜 &  Łukasz', 'Zoë & Łukasz'],
  ['大文', ''],
  ['🍜 - !', ''],
])('draws "%s" as "%s"', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

it('measures a text as the renderer does, but for kerning', () => {
  expect(widthOf('Saffron Street', 92, 800)).toBeGreaterThan(560);
  expect(widthOf('Saffron Street', 92, 800)).toBeLessThan(640);
});

it('gives a short name one line at full size, and a long one balanced lines', () => {
  expect(fitText('Saffron', box)).toEqual({ lines: ['Saffron'], size: 100 });
  const { lines, size } = fitText('Taquería Nopal del Señor Villanueva-Echeverría', box);
  expect(lines).toEqual(['Taquería Nopal', 'del Señor', 'Villanueva-Echeverría']);
  expect(size).toBeLessThan(60);
});

it('cuts what does not fit at the smallest size', () => {
  const { lines, size } = fitText('x'.repeat(200), box);
  expect([lines.length, size]).toEqual([1, 40]);
  expect(lines[0]).toMatch(/^x{10,}…$/);
  expect(fitText('lunch '.repeat(200).trim(), box).lines.at(-1)).toMatch(/…$/);
});

it('keeps every text inside its box', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'aMiW-é&'), minLength: 1, maxLength: 30 }), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, (given) => {
      const { lines, size } = fitText(given.join(' '), box);
      expect(lines.length * size).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(widthOf(line, size, box.weight)).toBeLessThanOrEqual(box.width);
    }),
    { numRuns: 100 },
  );
});

it('writes a text of its own as text', () => {
  const place = { x: 0, y: 0, fill: '#000', weight: 500 } as const;
  expect(textElement({ lines: ['</text><script>&'], size: 10 }, place)).toContain(
    '>&#60;/text&#62;&#60;script&#62;&#38;</text>',
  );
});
