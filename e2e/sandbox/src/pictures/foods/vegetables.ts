import { area, at, ellipse, lifted, line } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';
import { grains } from './textures';

/** Draws a floret of broccoli. */
export function broccoli(middle: Point, scale = 1): string {
  return at(
    middle,
    area('M-8 4L-5 24Q0 28 6 24L9 4z', paint('leaf')) +
      area(
        'M-28 2C-34-12-20-24-10-20C-6-32 12-32 16-20C28-22 34-6 26 4Q16 14 0 10Q-18 16-28 2z',
        paint('green'),
      ) +
      grains(
        3,
        { at: [0, -8], rx: 25, ry: 14 },
        34,
        [shade('green'), light('green'), shade('herb')],
        [2, 3.4],
      ),
    scale,
  );
}

/** Draws an ear of corn with its kernels. */
export function corn(middle: Point, scale = 1, turn = -16): string {
  const rows = [-15, -5, 5, 15].map((y) => `M-66 ${y}Q0 ${y * 1.3} 72 ${y * 0.6}`).join('');
  const columns = Array.from({ length: 14 }, (_, index) => `M${-60 + index * 9.6}-20q4 20 0 42`).join('');
  return at(
    middle,
    lifted(
      area('M-60-22C-100-24-108 20-62 24z', paint('leaf')) +
        area('M-66-20C-74 0-72 16-64 22C0 32 84 22 88 2C84-20 0-30-66-20z', paint('corn')) +
        line(columns, shade('corn'), 1.6, ' opacity=".7"') +
        line(rows, shade('corn'), 1.4, ' opacity=".6"') +
        line('M-58-15Q0-23 70-9', '#fff', 3, ' opacity=".5"'),
    ),
    scale,
    turn,
  );
}

/** Draws sticks of potato, as a heap that lies in something around a point. */
export function fries(middle: Point, scale = 1): string {
  const sticks = [
    [-44, 4, -30],
    [-30, -14, -14],
    [-14, -24, -8],
    [4, -28, 4],
    [20, -22, 12],
    [36, -12, 20],
    [48, 6, 34],
    [-22, 2, -20],
    [-4, -8, 2],
    [14, -4, 14],
    [28, 6, 26],
    [-36, 14, -38],
  ] as const;
  return at(
    middle,
    sticks
      .map(([x, y, turn]) =>
        at(
          [x, y],
          area('M-6-34L6-36V30H-6z', paint('potato')) +
            area('M6-36L10-32V28L6 30z', shade('potato')) +
            line('M-4-32V24', '#fff', 2, ' opacity=".45"'),
          1,
          turn,
        ),
      )
      .join(''),
    scale,
  );
}

/** Draws a slice of aubergine or courgette from the grill. */
export function grilled(middle: Point, r: number, edge: Tone, flesh: Tone): string {
  return at(
    middle,
    ellipse([1, 4], r, shade(edge), r * 0.62) +
      ellipse([0, 0], r, own(edge), r * 0.62) +
      ellipse([0, -0.5], r * 0.86, paint(flesh), r * 0.52) +
      line('M-9-4l14 10M-3-8l14 10M-14 1l12 8', shade('char'), 2.2, ' opacity=".6"'),
  );
}
