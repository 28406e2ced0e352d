import { balanceLines } from './balance-lines';
import { fontFamily, readFont } from './font-faces';
import type { Weight } from './font-faces';
import { readFontMetrics } from './font-metrics';
import type { FontMetrics } from './font-metrics';

/** Letters stand closer by this part of the font size, as in the product's headings. */
const TRACKING = -0.025;

const metricsByWeight = new Map<Weight, FontMetrics>();

function metricsOf(weight: Weight): FontMetrics {
  const known = metricsByWeight.get(weight) ?? readFontMetrics(readFont(weight));
  metricsByWeight.set(weight, known);
  return known;
}

/**
 * Returns a text as the font can draw it, without the characters that it does not have, such as Chinese ones and
 * emoji. Empty if no letter or digit is left.
 */
export function drawableText(text: string): string {
  const { has } = metricsOf(800);
  const kept = [...text.normalize('NFC')].map((character) => (has(character) ? character : ' ')).join('');
  return /[\p{L}\p{N}]/u.test(kept) ? kept.replace(/\s+/g, ' ').trim() : '';
}

/** Lines of text that fit a box, and their font size in pixels. */
export type FittedText = { readonly lines: readonly string[]; readonly size: number };

type Box = {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly least: number;
  readonly lineHeight: number;
  readonly weight: Weight;
};

/**
 * Breaks a text into lines of the largest font size, from `most` down to `least` pixels, at which it fits the box. A text
 * that does not fit at `least` ends with an ellipsis.
 */
export function fitText(text: string, box: Box): FittedText {
  for (let size = box.most; size >= box.least; size -= 2) {
    const lines = linesOf(text, size, box);
    if (isWithin(lines, size, box))
      return { lines: balanceLines(text, lines.length, widthIn(size, box)), size };
  }
  return { lines: cutLines(linesOf(text, box.least, box), box), size: box.least };
}

/** Returns a function for the widths of lines in a box, where a line that is too long has no finite one. */
function widthIn(size: number, { width: most, weight }: Box): (line: string) => number {
  return (line) => {
    const width = widthOf(line, size, weight);
    return width <= most ? width : Infinity;
  };
}

/** Returns a text's width in pixels. */
export function widthOf(text: string, size: number, weight: Weight): number {
  return (metricsOf(weight).widthOf(text) + TRACKING * [...text].length) * size;
}

function linesOf(text: string, size: number, { width, weight }: Box): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function isWithin(lines: readonly string[], size: number, box: Box): boolean {
  return (
    lines.length * size * box.lineHeight <= box.height &&
    lines.every((line) => widthOf(line, size, box.weight) <= box.width)
  );
}

function cutLines(lines: readonly string[], box: Box): readonly string[] {
  const most = Math.max(1, Math.floor(box.height / (box.least * box.lineHeight)));
  return lines
    .slice(0, most)
    .map((line, index) => cutLine(line, index === most - 1 && lines.length > most, box));
}

function cutLine(line: string, isContinued: boolean, { least, width, weight }: Box): string {
  const fits = (text: string): boolean => widthOf(text, least, weight) <= width;
  if (!isContinued && fits(line)) return line;
  const characters = [...line];
  while (characters.length > 1 && !fits(`${characters.join('').trim()}…`)) characters.pop();
  return `${characters.join('').trim()}…`;
}

type Place = {
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly fill: string;
  readonly weight: Weight;
  readonly lineHeight?: number;
  /** Whether lines start or end at `x`. */
  readonly anchor?: 'start' | 'end';
};

/** Returns lines of text as SVG. */
export function textElement({ lines, size }: FittedText, place: Place): string {
  const { x, y, fill, weight, lineHeight = 1, anchor = 'start' } = place;
  const style = `text-anchor="${anchor}" font-family="${fontFamily}" font-weight="${weight}" font-size="${size}" letter-spacing="${TRACKING * size}" fill="${fill}"`;
  return lines
    .map(
      (line, index) => `<text x="${x}" y="${y + index * size * lineHeight}" ${style}>${escaped(line)}</text>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
