import { between, chanceOf, pointsIn } from '../drawing/chance';
import type { Spread } from '../drawing/chance';
import { piece } from '../drawing/pieces';
import { area, ellipse, line, n, smooth } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';

/** Draws a pool of sauce or soup with the light on its surface. */
export function liquid(middle: Point, rx: number, ry: number, tone: Tone): string {
  const [x, y] = middle;
  return [
    ellipse(middle, rx, shade(tone), ry),
    ellipse([x, y + 1.5], rx - 2, paint(tone), ry - 2),
    line(
      `M${n(x - rx * 0.8)} ${n(y - ry * 0.2)}Q${n(x - rx * 0.62)} ${n(y - ry * 0.74)} ${n(x - rx * 0.08)} ${n(y - ry * 0.84)}`,
      '#fff',
      3,
      ' opacity=".42"',
    ),
  ].join('');
}

/** Draws a pool with an uneven edge, as a thick sauce lies. */
export function pool(seed: number, { at: middle, rx, ry }: Spread, tone: Tone): string {
  const chance = chanceOf(seed);
  const edge = (grow: number): string => {
    const again = chanceOf(seed);
    return smooth(
      Array.from({ length: 11 }, (_, index): Point => {
        const reach = between(again, 0.86, 1.1) * grow;
        return [
          middle[0] + Math.cos((index / 11) * 6.283) * rx * reach,
          middle[1] + Math.sin((index / 11) * 6.283) * ry * reach,
        ];
      }),
    );
  };
  const shine = pointsIn(chance, { at: middle, rx: rx * 0.6, ry: ry * 0.6 }, 4);
  return [
    area(edge(1), shade(tone)),
    area(edge(0.95), paint(tone)),
    line(shine.map(([x, y]) => `M${n(x)} ${n(y)}q4-3 9-2`).join(''), '#fff', 2, ' opacity=".5"'),
  ].join('');
}

/** Draws a heap that rises from its foot, without texture. */
export function mound([x, y]: Point, rx: number, rise: number, tone: Tone): string {
  const ry = rx * 0.46;
  const d = `M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - rise * 1.3)} ${n(x + rx)} ${n(y - rise * 1.3)} ${n(x + rx)} ${n(y)}C${n(x + rx)} ${n(y + ry * 1.3)} ${n(x - rx)} ${n(y + ry * 1.3)} ${n(x - rx)} ${n(y)}z`;
  return area(d, paint(tone));
}

/** Draws short grains in several colours: rice, sesame, crumbs, pepper. */
export function grains(
  seed: number,
  spread: Spread,
  count: number,
  colours: readonly string[],
  size: readonly [length: number, width: number],
): string {
  const chance = chanceOf(seed);
  const [length, width] = size;
  const points = pointsIn(chance, spread, count);
  const paths = colours.map(() => '');
  points.forEach(([x, y], index) => {
    const angle = chance() * 3.14;
    const stroke = `M${Math.round(x)} ${Math.round(y)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length * 0.7)}`;
    paths[index % colours.length] += stroke;
  });
  return paths.map((d, index) => line(d, colours[index] ?? '#000', width)).join('');
}

/** Draws a heap of rice. */
export function riceHeap(
  seed: number,
  middle: Point,
  rx: number,
  rise: number,
  tone: Tone = 'rice',
  second: Tone = tone,
): string {
  const [x, y] = middle;
  return [
    mound(middle, rx, rise, tone),
    grains(
      seed,
      { at: [x, y - 2], rx: rx * 0.9, ry: rx * 0.36, rise: rise * 0.86 },
      Math.round(rx * 1.5),
      [shade(tone), light(tone), light(second)],
      [4.5, 2.6],
    ),
  ].join('');
}

/** Draws leaves of a herb. */
export function leaves(
  seed: number,
  spread: Spread,
  count: number,
  tone: Tone = 'herb',
  length = 13,
): string {
  const chance = chanceOf(seed);
  let blades = '';
  let veins = '';
  for (const [x, y] of pointsIn(chance, spread, count)) {
    const angle = chance() * 6.283;
    const size = length * between(chance, 0.75, 1.15);
    const [alongX, alongY] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.75];
    const [sideX, sideY] = [-alongY * 0.6, alongX * 0.6];
    blades += `M${n(x)} ${n(y)}q${n(alongX / 2 + sideX)} ${n(alongY / 2 + sideY)} ${n(alongX)} ${n(alongY)}q${n(-alongX / 2 - sideX)} ${n(-alongY / 2 - sideY)} ${n(-alongX)} ${n(-alongY)}`;
    veins += `M${n(x)} ${n(y)}l${n(alongX * 0.8)} ${n(alongY * 0.8)}`;
  }
  return area(blades, own(tone), ` stroke="${shade(tone)}" stroke-width=".8"`) + line(veins, light(tone), 1);
}

/** Draws chopped herbs or spring onion. */
export function chopped(seed: number, spread: Spread, count: number, tone: Tone = 'herb'): string {
  return grains(seed, spread, count, [own(tone), light(tone), shade(tone)], [3.4, 2.6]);
}

/** Draws rounded chunks, each with light on it and a shade below. */
export function chunks(seed: number, spread: Spread, count: number, size: number, tone: Tone): string {
  const chance = chanceOf(seed);
  return pointsIn(chance, spread, count)
    .map((middle, index) =>
      piece(index % 2 === 0 ? 'nugget' : 'lump', tone, middle, (size * between(chance, 0.82, 1.15)) / 10),
    )
    .join('');
}

/** Draws cubes with three faces: paneer, tofu, feta, melon. */
export function cubes(seed: number, spread: Spread, count: number, size: number, tone: Tone): string {
  const chance = chanceOf(seed);
  return pointsIn(chance, spread, count)
    .map((middle) =>
      piece('cube', tone, middle, (size * between(chance, 0.85, 1.1)) / 10, between(chance, -22, 22)),
    )
    .join('');
}

/** Draws strands that lie over and under each other: noodles, spaghetti, shredded cabbage. */
export function strands(seed: number, spread: Spread, count: number, tone: Tone, width: number): string {
  const chance = chanceOf(seed);
  const {
    at: [x, y],
    rx,
    ry,
    rise = ry,
  } = spread;
  const inside = (): string => {
    const angle = chance() * 6.283;
    const radius = Math.sqrt(between(chance, 0.15, 1));
    const down = Math.sin(angle) * radius;
    return `${Math.round(x + Math.cos(angle) * radius * rx)} ${Math.round(y + down * (down < 0 ? rise : ry))}`;
  };
  const layers = Math.ceil(count / 4);
  return Array.from({ length: layers }, (_, layer) => {
    const d = Array.from({ length: 4 }, () => `M${inside()}C${inside()} ${inside()} ${inside()}`).join('');
    return line(d, shade(tone), width + 1.8) + line(d, layer % 2 === 0 ? own(tone) : light(tone), width);
  }).join('');
}

/** Draws sauce that was poured to and fro over something. */
export function drizzle(
  [x, y]: Point,
  width: number,
  height: number,
  tone: Tone,
  turns = 4,
  thick = 4,
): string {
  const step = height / turns;
  const swings = Array.from(
    { length: turns },
    (_, index) =>
      `q${n((index % 2 === 0 ? 1 : -1) * width * 1.1)} ${n(step * 0.1)} ${n((index % 2 === 0 ? 1 : -1) * width * (index === turns - 1 ? 0.7 : 0.96))} ${n(step)}`,
  );
  const d = `M${n(x - width / 2)} ${n(y - height / 2)}${swings.join('')}`;
  return line(d, shade(tone), thick + 1.2) + line(d, own(tone), thick) + line(d, light(tone), thick * 0.3);
}

/** Draws steam over hot food. */
export function steam([x, y]: Point, height = 34): string {
  const wisp = (left: number, up: number): string =>
    `M${n(x + left)} ${n(y)}c-${n(up * 0.3)}-${n(up * 0.3)} ${n(up * 0.3)}-${n(up * 0.55)} 0-${n(up)}`;
  return `<g filter="url(#soft)">${line(wisp(-20, height * 0.85) + wisp(2, height * 1.1) + wisp(24, height * 0.8), '#fff', 6, ' opacity=".6"')}</g>`;
}
