import { area, at, contact, ellipse, line, ring } from './shapes';
import { light, own, paint, shade } from './tones';
import type { Tone } from './tones';

/** What a tall glass holds, and what lies in it. */
export type Glass = {
  readonly drink: Tone;
  /** A colour that has sunk to the ground. */
  readonly ground?: Tone;
  readonly foam?: Tone;
  readonly ice?: boolean;
  readonly straw?: Tone;
  /** Drawn over the brim: a slice, a leaf. */
  readonly brim?: string;
  /** Drawn inside the glass. */
  readonly inside?: string;
};

const GLASS = 'M-44-62L-36 70Q-35 84 0 84T36 70L44-62z';

/** Draws a tall glass. */
export function glass({ drink, ground, foam, ice = false, straw, brim = '', inside = '' }: Glass): string {
  return [
    contact([6, 76], 54, 17),
    line('M-44-62L-36 70Q-35 84 0 84T36 70L44-62', '#fff', 2, ' opacity=".5"'),
    area('M-42-44L-35 68Q-34 80 0 80T35 68L42-44z', paint(drink)),
    ground === undefined
      ? ''
      : area('M-38 14C-20 30 0 6 16 22S36 18 38 14L35 68Q34 80 0 80T-35 68z', paint(ground), ' opacity=".9"'),
    inside,
    ellipse([0, -44], 42, foam === undefined ? light(drink) : own(foam), 15),
    foam === undefined ? '' : ellipse([-2, -47], 40, paint(foam), 14),
    ice ? iceCubes() : '',
    straw === undefined ? '' : line('M6-40L26-98', own(straw), 7) + line('M4-40L23-96', light(straw), 2.4),
    brim,
    area(GLASS, 'url(#glass)'),
    ring([0, -62], 44, '#fff', 2.6, 16),
    line('M-34-40L-28 58', '#fff', 5, ' opacity=".55"'),
    line('M-26 66q8 8 20 9', '#fff', 3, ' opacity=".5"'),
  ].join('');
}

function iceCubes(): string {
  const cube =
    area('M-13-8L2-13L14-5L12 9L-3 14L-14 6z', '#fff', ' opacity=".62"') +
    line('M-13-8L0-2L14-5M0-2L-3 14', '#fff', 1.4, ' opacity=".9"');
  return (
    at([-15, -40], cube) +
    at([14, -36], cube, 0.9, 30) +
    at([2, -48], cube, 0.8, -20) +
    at([-8, -12], cube, 0.9, 50)
  );
}

/** Draws a paper or plastic cup with a lid of film and a wide straw, as for bubble tea. */
export function bubbleCup(drink: Tone, syrup: Tone): string {
  const pearls = [
    [-24, 60],
    [-10, 66],
    [6, 64],
    [20, 60],
    [-18, 48],
    [-2, 52],
    [14, 48],
    [26, 46],
    [-27, 36],
    [-8, 38],
    [8, 34],
    [0, 72],
  ] as const;
  return [
    contact([6, 76], 50, 16),
    area('M-46-58L-34 72Q-33 84 0 84T34 72L46-58z', paint(drink)),
    area('M-45-40C-30-10-38 20-34 40Q-20 20-26-6T-20-50z', own(syrup), ' opacity=".55"'),
    area('M45-40C34-6 40 20 33 50Q22 24 28-4T22-50z', own(syrup), ' opacity=".55"'),
    ...pearls.map(
      ([x, y]) =>
        ellipse([x, y], 7, paint('ink'), 6.6) + ellipse([x - 2, y - 2], 1.8, '#fff', 1.4, ' opacity=".7"'),
    ),
    area('M-46-58L-34 72Q-33 84 0 84T34 72L46-58z', 'url(#glass)'),
    ellipse([0, -60], 49, '#fff', 17),
    ellipse([0, -61], 46, light(drink), 15),
    line('M8-58L22-104', own('turnip'), 12) + line('M5-58L18-102', light('turnip'), 4),
    line('M-36-36L-26 58', '#fff', 5, ' opacity=".5"'),
  ].join('');
}

/** Draws a cup with a saucer, seen from the handle's side. */
export function cup(drink: Tone, tone: Tone = 'china', top = ''): string {
  const body = 'M-56-22C-56 20-40 44-20 48Q0 51 20 48C40 44 56 20 56-22z';
  const handle = 'M50-12C92-24 88 32 38 28';
  return [
    contact([5, 52], 92, 28),
    ellipse([0, 46], 82, shade(tone), 32),
    ellipse([0, 42], 84, paint(tone), 33),
    ellipse([0, 44], 60, 'url(#well)', 22),
    contact([4, 46], 40, 13),
    line(handle, shade(tone), 13),
    line(handle, light(tone), 8),
    area(body, paint(tone)),
    area(body, 'url(#round)'),
    ellipse([0, -22], 57, light(tone), 25),
    ellipse([0, -20], 51, shade(drink), 21),
    ellipse([0, -18], 50, paint(drink), 19.5),
    top,
    line('M-40-24q10-12 30-14', '#fff', 3, ' opacity=".5"'),
  ].join('');
}

/** Draws a small glass or clay beaker without a handle. */
export function beaker(drink: Tone, tone: Tone): string {
  const body = 'M-48-34L-36 50Q-34 60 0 60T36 50L48-34z';
  return [
    contact([5, 54], 52, 17),
    area(body, paint(tone)),
    line('M-44-4Q0 16 44-4M-41 16Q0 34 41 16', shade(tone), 3, ' opacity=".5"'),
    area(body, 'url(#round)'),
    ellipse([0, -34], 49, light(tone), 22),
    ellipse([0, -32], 43, shade(drink), 18),
    ellipse([0, -30], 42, paint(drink), 16.5),
    line('M-32-36q8-8 24-10', '#fff', 3, ' opacity=".55"'),
  ].join('');
}

/** Draws a pot of tea with a spout and a lid. */
export function teapot(tone: Tone): string {
  const body = 'M-62 6C-62-34-34-48 0-48S62-34 62 6S38 56 0 56S-62 46-62 6z';
  return [
    contact([2, 52], 74, 20),
    line('M58-20C104-34 98 40 54 30', shade(tone), 13) + line('M58-20C104-34 98 40 54 30', light(tone), 8),
    area('M-54-8C-78-8-84-36-96-44L-82-50C-70-44-66-24-50-22z', paint(tone)),
    area(body, paint(tone)),
    area(body, 'url(#round)'),
    ellipse([0, -42], 34, shade(tone), 13),
    ellipse([0, -46], 32, paint(tone), 13),
    ellipse([0, -59], 8, paint(tone), 7),
    line('M-44-14C-40-28-30-36-20-38', '#fff', 6, ' opacity=".6"'),
    line(
      'M-10 12c-10-12 6-20 10-8c6-12 20-2 10 8c12 4 4 18-8 12c-4 12-18 6-14-6c-12 2-12-10 2-6z',
      own('mustard'),
      2.4,
      ' opacity=".8"',
    ),
  ].join('');
}
