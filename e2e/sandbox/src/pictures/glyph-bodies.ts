import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { glyphNames } from './glyph-families';
import type { Glyph } from './glyph-families';

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

let bodies: ReadonlyMap<string, string> | undefined;

/**
 * Returns the SVG body of a glyph on a grid of 128, as packaged by `@iconify-json/noto`. Its ids begin with
 * `prefix`.
 */
export function glyphBody(glyph: Glyph, prefix: string): string {
  bodies ??= readBodies();
  const body = bodies.get(glyph);
  if (body === undefined) throw new Error(`The icon set has no glyph "${glyph}"`);
  return withShortIds(body, prefix);
}

function readBodies(): ReadonlyMap<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json');
  const { icons } = iconSet.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(icons)
      .filter(([name]) => glyphNames.has(name))
      .map(([name, { body }]) => [name, body]),
  );
}

function withShortIds(body: string, prefix: string): string {
  const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? '');
  return ids.reduce((text, id, index) => text.replaceAll(id, `${prefix}${index}`), body);
}
