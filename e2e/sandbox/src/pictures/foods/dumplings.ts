import { area, at, contact, ellipse, line } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';
import { grains } from './textures';

/** Draws a dumpling with pleats, through whose skin the filling shows. */
export function dumpling(middle: Point, scale: number, filling: Tone, skin: Tone = 'skin'): string {
  const body = 'M-36 12C-40-12-22-28 0-28S40-12 36 12Q30 24 0 24T-36 12z';
  return at(
    middle,
    [
      contact([1, 20], 38, 11),
      area(body, paint(skin)),
      area('M-26 12C-28-4-14-14 0-14S28-4 26 12Q20 18 0 18T-26 12z', paint(filling), ' opacity=".5"'),
      line(
        'M0-27C-4-16-14-8-24-2M2-27C0-14-6-6-10 2M4-27C6-14 8-6 8 2M4-27C12-18 18-8 24-2',
        shade(skin),
        1.8,
        ' opacity=".8"',
      ),
      line('M-29 0C-27-12-18-21-6-23', '#fff', 3.4, ' opacity=".85"'),
    ].join(''),
    scale,
  );
}

/** Draws an open dumpling with roe or a pea on top. */
export function siuMai(middle: Point, scale: number, roe: Tone): string {
  const wall = 'M-30-12C-32 8-28 20-20 23Q0 28 20 23C28 20 32 8 30-12z';
  return at(
    middle,
    [
      contact([1, 22], 30, 10),
      area(wall, paint('butter')),
      line('M-22-6L-18 20M-12-4L-10 23M0-2V24M12-4L10 23M22-6L18 20', shade('butter'), 1.8, ' opacity=".7"'),
      ellipse([0, -12], 31, light('butter'), 16),
      ellipse([0, -12], 26, paint('pork'), 13),
      grains(7, { at: [0, -13], rx: 22, ry: 10 }, 16, [light('pork'), shade('pork')], [3, 3]),
      ...[
        [-5, -18],
        [3, -20],
        [7, -14],
        [-2, -13],
      ].map(([x = 0, y = 0]) => ellipse([x, y], 4.6, paint(roe), 4.2)),
    ].join(''),
    scale,
  );
}

/** Draws a steamed bun that has split at the top and shows its filling. */
export function bun(middle: Point, scale: number, filling: Tone): string {
  return at(
    middle,
    [
      contact([1, 26], 42, 13),
      area('M-42 10C-46-22-20-36 0-36S46-22 42 10Q36 30 0 30T-42 10z', paint('dough')),
      area('M-20-22Q-8-12-14-2Q0-10 4 0Q8-14 20-16Q8-24 4-32Q-2-22-20-22z', paint(filling)),
      line('M-20-22Q-8-12-14-2Q0-10 4 0Q8-14 20-16', '#fff', 2.4),
      line('M-33 4C-33-12-26-22-18-27', '#fff', 4, ' opacity=".9"'),
    ].join(''),
    scale,
  );
}
