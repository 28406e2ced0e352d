import { area, line, n } from './shapes';
import type { Point } from './shapes';
import { isTone, light, own, paint, shade } from './tones';
import type { Tone } from './tones';

/** Small shapes that a dish has many of, each drawn once in a document. They are 20 wide around the origin. */
const shapes = {
  nugget: (tone: Tone) => rounded('M-9 2Q-11-6-3-8Q6-10 9-3Q11 5 3 8Q-7 9-9 2z', tone),
  lump: (tone: Tone) => rounded('M-10-1Q-8-9 1-8Q11-7 10 1Q8 8-1 7Q-11 7-10-1z', tone),
  cube: (tone: Tone) =>
    area('M-10 0l10 5v8l-10-5z', own(tone)) +
    area('M10 0l-10 5v8l10-5z', shade(tone)) +
    area('M-10 0L0-5L10 0L0 5z', light(tone)),
} as const;

type Shape = keyof typeof shapes;

function rounded(d: string, tone: Tone): string {
  return (
    area(d, shade(tone), ' transform="translate(0 3)"') +
    area(d, paint(tone)) +
    line('M-5-2q2-3 6-3', '#fff', 1.5, ' opacity=".5"')
  );
}

/** Draws a small shape of a material at a point. */
export function piece(shape: Shape, tone: Tone, [x, y]: Point, scale: number, turn = 0): string {
  const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`;
  return `<use href="#${shape}-${tone}" transform="translate(${Math.round(x)} ${Math.round(y)})${turned}scale(${n(scale)})"/>`;
}

function isShape(word: string): word is Shape {
  return Object.hasOwn(shapes, word);
}

/** Returns the small shapes that a drawing refers to. */
export function piecesOf(drawing: string): string {
  const names = new Set([...drawing.matchAll(/href="#([a-z]+-[a-z]+)"/g)].map(([, name = '']) => name));
  return [...names]
    .map((name) => {
      const [shape = '', tone = ''] = name.split('-');
      return isShape(shape) && isTone(tone) ? `<g id="${name}">${shapes[shape](tone)}</g>` : '';
    })
    .join('');
}
