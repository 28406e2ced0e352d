import { area, at, ellipse, line, n, ring } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';

/** Draws a slice of citrus that lies flat. */
export function citrus(middle: Point, r: number, tone: Tone = 'lemon', turn = 0): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return `M0 0L${n(Math.cos(angle) * r * 0.8)} ${n(Math.sin(angle) * r * 0.8)}`;
  }).join('');
  return at(
    middle,
    ellipse([1, r * 0.14], r, shade(tone), r * 0.86) +
      ellipse([0, 0], r, own(tone), r * 0.86) +
      ellipse([0, 0], r * 0.9, '#fffbe8', r * 0.77) +
      ellipse([0, 0], r * 0.8, paint(tone), r * 0.68) +
      line(spokes, '#fffbe8', r * 0.09),
    1,
    turn,
  );
}

/** Draws a wedge of citrus that lies on its skin. */
export function wedge(middle: Point, size: number, tone: Tone = 'lemon', turn = 0): string {
  const s = n(size);
  const part = (amount: number): string => n(size * amount);
  return at(
    middle,
    [
      area(`M-${s} 0Q0 ${part(1.1)} ${s} 0Q0 ${part(0.36)}-${s} 0z`, own(tone)),
      area(`M-${s} 0Q0 ${part(0.44)} ${s} 0Q0-${part(0.62)}-${s} 0z`, '#fffbe8'),
      area(`M-${part(0.84)} 0Q0 ${part(0.3)} ${part(0.84)} 0Q0-${part(0.46)}-${part(0.84)} 0z`, paint(tone)),
      line(
        `M-${part(0.4)}-${part(0.2)}L-${part(0.2)} ${part(0.12)}M0-${part(0.24)}V${part(0.14)}M${part(0.4)}-${part(0.2)}L${part(0.2)} ${part(0.12)}`,
        '#fffbe8',
        size * 0.06,
      ),
    ].join(''),
    1,
    turn,
  );
}

/** Draws a round slice of a vegetable with a darker edge and seeds: cucumber, tomato, radish, courgette. */
export function disc(middle: Point, r: number, edge: Tone, flesh: Tone, turn = 0): string {
  const seeds = Array.from({ length: 6 }, (_, index) => {
    const angle = index * 1.047;
    return `M${n(Math.cos(angle) * r * 0.4)} ${n(Math.sin(angle) * r * 0.32)}l${n(Math.cos(angle) * r * 0.16)} ${n(Math.sin(angle) * r * 0.12)}`;
  }).join('');
  return at(
    middle,
    ellipse([0.6, r * 0.18], r, shade(edge), r * 0.8) +
      ellipse([0, 0], r, own(edge), r * 0.8) +
      ellipse([0, 0], r * 0.84, paint(flesh), r * 0.66) +
      line(seeds, light(flesh), r * 0.14),
    1,
    turn,
  );
}

/** Draws a ring of onion or chilli. */
export function loop(middle: Point, r: number, tone: Tone): string {
  return (
    ring([middle[0] + 0.6, middle[1] + 1.2], r, shade(tone), r * 0.3, r * 0.7) +
    ring(middle, r, own(tone), r * 0.26, r * 0.7) +
    ring(middle, r * 1.05, light(tone), r * 0.08, r * 0.74)
  );
}

/** Draws half a boiled egg with a soft yolk. */
export function halfEgg(middle: Point, r: number, turn = 0, edge: Tone = 'egg'): string {
  return at(
    middle,
    ellipse([1, r * 0.24], r, shade(edge), r * 0.76) +
      ellipse([0, 0], r, paint(edge), r * 0.76) +
      ellipse([r * 0.06, 0], r * 0.56, shade('yolk'), r * 0.46) +
      ellipse([r * 0.04, -r * 0.04], r * 0.53, paint('yolk'), r * 0.43) +
      line(
        `M${n(-r * 0.2)} ${n(-r * 0.22)}q${n(r * 0.14)}-${n(r * 0.12)} ${n(r * 0.34)}-${n(r * 0.06)}`,
        '#fff',
        r * 0.1,
        ' opacity=".8"',
      ),
    1,
    turn,
  );
}

/** Draws a tomato's half or a berry: round, with light on it. */
export function ball(middle: Point, r: number, tone: Tone, shine = 0.75): string {
  const [x, y] = middle;
  return (
    ellipse([x + r * 0.16, y + r * 0.5], r, 'url(#contact)', r * 0.66) +
    ellipse(middle, r, paint(tone), r * 0.94) +
    ellipse([x - r * 0.34, y - r * 0.4], r * 0.2, '#fff', r * 0.14, ` opacity="${shine}"`)
  );
}

/** Draws a chilli. */
export function chilli(middle: Point, size: number, turn = 0, tone: Tone = 'chilli'): string {
  const s = (amount: number): string => n(size * amount);
  return at(
    middle,
    area(
      `M-${s(1)}-${s(0.16)}C-${s(0.4)}-${s(0.5)} ${s(0.5)}-${s(0.2)} ${s(1)} ${s(0.4)}C${s(0.4)} ${s(0.3)}-${s(0.5)} ${s(0.44)}-${s(1)} ${s(0.1)}z`,
      paint(tone),
    ) +
      line(`M-${s(1)}-${s(0.04)}q-${s(0.2)} 0-${s(0.36)}-${s(0.2)}`, own('herb'), size * 0.14) +
      line(
        `M-${s(0.7)}-${s(0.16)}Q-${s(0.1)}-${s(0.24)} ${s(0.4)}-${s(0.02)}`,
        '#fff',
        size * 0.07,
        ' opacity=".7"',
      ),
    1,
    turn,
  );
}

/** Draws a small bowl with a dip. */
export function dip(middle: Point, r: number, fill: Tone, tone: Tone = 'china'): string {
  const [x, y] = middle;
  const side = `M${n(x - r)} ${n(y)}c0 ${n(r * 0.5)} ${n(r * 0.5)} ${n(r * 0.8)} ${n(r)} ${n(r * 0.8)}s${n(r)} ${n(-r * 0.3)} ${n(r)} ${n(-r * 0.8)}z`;
  return [
    ellipse([x + 2, y + r * 0.66], r * 1.02, 'url(#contact)', r * 0.4),
    area(side, paint(tone)),
    area(side, 'url(#round)'),
    ellipse([x, y], r, light(tone), r * 0.6),
    ellipse([x, y + 1], r * 0.86, paint(fill), r * 0.48),
    line(
      `M${n(x - r * 0.6)} ${n(y - r * 0.1)}q${n(r * 0.2)}-${n(r * 0.22)} ${n(r * 0.56)}-${n(r * 0.22)}`,
      '#fff',
      2,
      ' opacity=".55"',
    ),
  ].join('');
}
