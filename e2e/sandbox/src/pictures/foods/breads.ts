import { chanceOf, pointsIn } from '../drawing/chance';
import { area, at, ellipse, lifted, line, n, ring } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';
import { grains } from './textures';

/** Draws spots where a flatbread met the heat. */
function scorched(seed: number, rx: number, ry: number, count: number): string {
  const chance = chanceOf(seed);
  return pointsIn(chance, { at: [0, 0], rx: rx * 0.8, ry: ry * 0.8 }, count)
    .map((middle) =>
      ellipse(middle, 3 + chance() * rx * 0.08, '#6b3a16', 2 + chance() * rx * 0.05, ' opacity=".5"'),
    )
    .join('');
}

/** Draws a round flatbread that lies flat. */
export function flatbread(seed: number, middle: Point, rx: number, tone: Tone = 'roti', turn = 0): string {
  const ry = rx * 0.58;
  return at(
    middle,
    lifted(
      ellipse([0, 3], rx, shade(tone), ry) +
        ellipse([0, 0], rx, paint(tone), ry) +
        ring([0, 0], rx * 0.93, light(tone), 2, ry * 0.92) +
        scorched(seed, rx, ry, 12),
    ),
    1,
    turn,
  );
}

/** Draws a flatbread that is folded twice, as a fan. */
export function foldedBread(
  seed: number,
  middle: Point,
  size: number,
  tone: Tone = 'roti',
  turn = 0,
): string {
  const s = (amount: number): string => n(size * amount);
  const fold = (dy: number): string =>
    `M-${s(1)} ${n(dy)}Q-${s(0.6)} ${n(dy - size * 0.72)} ${s(0.1)} ${n(dy - size * 0.7)}Q${s(0.9)} ${n(dy - size * 0.5)} ${s(1)} ${n(dy + size * 0.1)}Q${s(0.2)} ${n(dy + size * 0.42)}-${s(1)} ${n(dy)}z`;
  return at(
    middle,
    lifted(
      area(fold(size * 0.14), shade(tone)) +
        area(fold(0), paint(tone)) +
        area(fold(-size * 0.1), paint(tone), ` stroke="${shade(tone)}" stroke-width="1.2"`) +
        at([0, -size * 0.26], scorched(seed, size * 0.8, size * 0.36, 9)),
    ),
    1,
    turn,
  );
}

/** What fills a roll of flatbread. */
export type RollFilling = { readonly base: Tone; readonly bits: string };

/** Draws a roll of flatbread in paper, its filled end to the upper right. */
export function roll(
  seed: number,
  middle: Point,
  { base, bits }: RollFilling,
  tone: Tone = 'roti',
  scale = 1,
  turn = -24,
): string {
  const cut = ellipse([72, 0], 13, shade(tone), 27) + ellipse([74, 0], 11, own(base), 24) + at([74, 0], bits);
  return at(
    middle,
    lifted(
      [
        area('M-84-22Q-92 0-84 22L72 27V-27z', paint(tone)),
        line('M-60-20Q0-14 70-20M-40 20Q10 14 70 20', shade(tone), 2, ' opacity=".55"'),
        at([20, 0], scorched(seed, 50, 22, 14)),
        cut,
        area('M-92-25Q-100 0-92 25L-4 29Q10 20 2 10Q14 0 2-10Q10-20-4-29z', paint('paper')),
        line('M-80-23Q-70 0-82 24M-52-25L-40 26M-20-26L-24 27', shade('paper'), 1.6, ' opacity=".7"'),
        line('M-88-20L-6-24', '#fff', 2.4, ' opacity=".8"'),
      ].join(''),
    ),
    scale,
    turn,
  );
}

/** Draws a slice of bread in its own shape, standing a little above the plate. */
export function slice([x, y]: Point, size: number, tone: Tone = 'bread', turn = 0): string {
  const s = (amount: number): string => n(size * amount);
  const outline = `M-${s(0.86)} ${s(0.5)}V-${s(0.2)}C-${s(1.2)}-${s(0.3)}-${s(1)}-${s(0.74)}-${s(0.5)}-${s(0.66)}H${s(0.5)}C${s(1)}-${s(0.74)} ${s(1.2)}-${s(0.3)} ${s(0.86)}-${s(0.2)}V${s(0.5)}Q0 ${s(0.6)}-${s(0.86)} ${s(0.5)}z`;
  return at(
    [x, y],
    lifted(
      area(outline, shade('crust'), ` transform="translate(0 ${s(0.14)})"`) +
        area(outline, paint('crust')) +
        at([0, -size * 0.02], area(outline, paint(tone)), 0.9),
    ),
    1,
    turn,
  );
}

/** Draws a croissant. */
export function croissant(middle: Point, scale = 1, turn = 0): string {
  const ridges = [
    'M-24-34Q-34 8-22 34',
    'M24-34Q34 8 22 34',
    'M-56-20Q-60 8-46 30',
    'M56-20Q60 8 46 30',
    'M-80 6Q-74 20-66 26',
    'M80 6Q74 20 66 26',
  ].join('');
  return at(
    middle,
    lifted(
      [
        area(
          'M-96 30C-100 0-70-40 0-42S100 0 96 30Q86 42 74 32C54 22 40 38 0 38S-54 22-74 32Q-86 42-96 30z',
          paint('crust'),
        ),
        line(ridges, shade('crust'), 4.5, ' opacity=".75"'),
        line(ridges, light('crust'), 2, ' transform="translate(-4 -1)" opacity=".8"'),
        line('M-14-30Q0-34 14-31M-48-24Q-42-30-34-32M-76-2Q-72-10-66-15', '#fff', 3.4, ' opacity=".55"'),
        line(
          'M-12-20v44M-2-22v48M9-20v44M-44-10l4 34M-36-14l4 40M44-10l-4 34M36-14l-4 40',
          shade('glaze'),
          1,
          ' opacity=".4"',
        ),
      ].join(''),
    ),
    scale,
    turn,
  );
}

/** Draws a pretzel with salt. */
export function pretzel(seed: number): string {
  const knot =
    'M-30 40C-4 16 34-14 62-22C92-32 96 14 68 26C44 36 14 38 0 38S-44 36-68 26C-96 14-92-32-62-22C-34-14 4 16 30 40';
  return lifted(
    line(knot, shade('glaze'), 25) +
      line(knot, own('glaze'), 20) +
      line(knot, light('glaze'), 7, ' transform="translate(-3 -5)" opacity=".75"') +
      line('M-14 40Q0 44 16 40', light('bread'), 6) +
      grains(seed, { at: [0, 20], rx: 74, ry: 18, rise: 34 }, 26, ['#fff'], [2, 3]),
  );
}

/** Draws a ring of dough: a bagel or a doughnut. */
export function doughRing(tone: Tone, top: string): string {
  return lifted(
    [
      ellipse([0, 14], 74, shade(tone), 44),
      ellipse([0, 2], 76, paint(tone), 46),
      top,
      ellipse([0, -4], 22, shade(tone), 11),
      ellipse([1, -1], 19, '#2a160b', 8, ' opacity=".55"'),
      line('M-58-12Q-44-32-14-37', '#fff', 5, ' opacity=".5"'),
    ].join(''),
  );
}

/** Draws a stuffed flatbread that was folded over its filling, seen at the open side. */
export function foldedTaco(
  seed: number,
  middle: Point,
  filling: string,
  tone: Tone = 'tortilla',
  scale = 1,
  turn = 0,
): string {
  const back = 'M-62 26C-64-40-30-62 4-62S66-36 62 26z';
  const front = 'M-64 30C-62-18-34-40 0-40S64-16 64 30Q0 48-64 30z';
  return at(
    middle,
    lifted(
      area(back, paint(tone), ` stroke="${shade(tone)}" stroke-width="1"`) +
        filling +
        area(front, paint(tone), ` stroke="${shade(tone)}" stroke-width="1"`) +
        at([0, 6], scorched(seed, 46, 24, 9)) +
        line('M-50 10C-46-14-28-30-6-33', '#fff', 3, ' opacity=".6"'),
    ),
    scale,
    turn,
  );
}
