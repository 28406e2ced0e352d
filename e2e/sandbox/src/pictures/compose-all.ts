import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glyphNames, isGlyph } from './glyph-families';
import { pictureLicence } from './licence';
import { glyphPath, pictureFromPath } from './picture-path';

/**
 * Writes the pictures of the given paths, every plain glyph and the licence into a folder. Throws on a path
 * that names no picture: the seed would show an empty box.
 */
export function composeAll(folder: string, paths: readonly string[]): number {
  const glyphPaths = [...glyphNames].filter(isGlyph).map(glyphPath);
  const wanted = new Set([...paths, ...glyphPaths]);
  wanted.forEach((path) => {
    const svg = pictureFromPath(path);
    if (svg === null) throw new Error(`The path ${path} names no picture`);
    write(join(folder, path), svg);
  });
  write(join(folder, 'pictures', 'LICENCE.txt'), pictureLicence);
  return wanted.size;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
