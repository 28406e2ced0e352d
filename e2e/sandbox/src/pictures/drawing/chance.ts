import type { Point } from './shapes';

/** Returns numbers from 0 to 1 that are always the same for a seed, so that a dish is drawn the same each time. */
export type Chance = () => number;

/** Returns the numbers of a seed. */
export function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a number between two others. */
export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low);
}

/** Where pieces may lie: an ellipse whose upper half is higher for a heap than for a plate. */
export type Spread = {
  readonly at: Point;
  readonly rx: number;
  /** How far it reaches down. */
  readonly ry: number;
  /** How far it reaches up; as far as down by default. */
  readonly rise?: number;
};

/** Returns points of a spread, evenly spread out, back ones first: nearer pieces cover those behind. */
export function pointsIn(
  chance: Chance,
  { at: [x, y], rx, ry, rise = ry }: Spread,
  count: number,
): readonly Point[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const start = chance() * 6.28;
  const points = Array.from({ length: count }, (_, index): Point => {
    const radius = Math.sqrt((index + 0.2 + chance() * 0.7) / count);
    const angle = start + index * golden + between(chance, -0.25, 0.25);
    const down = Math.sin(angle) * radius;
    return [x + Math.cos(angle) * radius * rx, y + down * (down < 0 ? rise : ry)];
  });
  return points.sort(([, one], [, other]) => one - other);
}
