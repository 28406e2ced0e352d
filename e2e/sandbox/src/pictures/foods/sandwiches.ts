import { area, lifted, line, n, smooth } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';
import { grains, strands } from './textures';

/** Draws a bun's upper half. Its lower edge is at the point. */
export function bunTop(seed: number, middle: Point, rx: number, tone: Tone = 'crust', seeds = true): string {
  const [x, y] = middle;
  const h = rx * 0.82;
  return [
    area(
      `M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - h * 1.28)} ${n(x + rx)} ${n(y - h * 1.28)} ${n(x + rx)} ${n(y)}Q${n(x)} ${n(y + rx * 0.34)} ${n(x - rx)} ${n(y)}z`,
      paint(tone),
    ),
    line(
      `M${n(x - rx * 0.72)} ${n(y - h * 0.5)}Q${n(x - rx * 0.5)} ${n(y - h * 0.85)} ${n(x - rx * 0.1)} ${n(y - h * 0.88)}`,
      '#fff',
      rx * 0.07,
      ' opacity=".5"',
    ),
    seeds
      ? grains(
          seed,
          { at: [x, y - h * 0.42], rx: rx * 0.74, ry: h * 0.26, rise: h * 0.44 },
          30,
          [light('cream'), own('sponge')],
          [3, 3],
        )
      : '',
  ].join('');
}

/** Draws the lower half of a bun. Its upper edge is at the point. */
export function bunBottom([x, y]: Point, rx: number): string {
  return area(
    `M${n(x - rx)} ${n(y)}Q${n(x)} ${n(y + rx * 0.4)} ${n(x + rx)} ${n(y)}L${n(x + rx * 0.94)} ${n(y + rx * 0.24)}Q${n(x)} ${n(y + rx * 0.66)} ${n(x - rx * 0.94)} ${n(y + rx * 0.24)}z`,
    paint('crumb'),
  );
}

/** Draws a long loaf that was cut open and filled. `filling` lies on the lower half. */
export function baguette(seed: number, filling: string, tone: Tone = 'crust'): string {
  const slashes = [-60, -32, -4, 24, 52].map((x) => `M${x}-22q10-8 18-16`).join('');
  return lifted(
    [
      area('M-96 12C-98 34-70 40 0 40S98 34 96 12z', paint('crumb')),
      line('M-94 14Q0 26 94 14', light('bread'), 6),
      filling,
      area('M-96 4C-104-34-60-46 0-46S104-34 96 4Q0 20-96 4z', paint(tone)),
      line(slashes, light('bread'), 6, ' opacity=".9"') + line(slashes, shade(tone), 1.4, ' opacity=".6"'),
      line('M-84-16Q-70-34-30-39', '#fff', 4, ' opacity=".45"'),
      grains(seed, { at: [0, -16], rx: 84, ry: 16, rise: 22 }, 26, ['#fff7e6'], [1.4, 1.8]),
    ].join(''),
  );
}

/** Draws shredded leaves or cabbage that stick out of something. */
export function shreds(
  seed: number,
  middle: Point,
  rx: number,
  tone: Tone,
  count = 12,
  ry = rx * 0.34,
): string {
  return strands(seed, { at: middle, rx, ry }, count, tone, 2.6);
}

/** Draws a leaf of lettuce with a curly edge, wider than what lies on it. */
export function ruffle([x, y]: Point, rx: number, tone: Tone = 'lettuce'): string {
  const waves = Array.from({ length: 11 }, (_, index): Point => [
    x - rx + (index / 10) * 2 * rx,
    y + (index % 2 === 0 ? -3 : 9) + Math.sin((index / 10) * 3.14) * rx * 0.2,
  ]);
  const d = smooth([[x - rx, y - 6], ...waves, [x + rx, y - 6], [x, y - 10]]);
  return area(d, paint(tone), ` stroke="${shade(tone)}" stroke-width="1"`);
}
