import { area, contact, ellipse, line, n, ring, TILT } from './shapes';
import { light, own, paint, shade } from './tones';
import type { Tone } from './tones';

/** Draws a plate whose middle is the origin. Its well has a radius of 72 of its 98. */
export function plate(tone: Tone = 'china', band?: Tone): string {
  return [
    contact([4, 17], 106, 68),
    ellipse([0, 8], 95, shade(tone), 60),
    ellipse([0, 0], 98, paint(tone)),
    ring([0, 0], 97, light(tone), 1.6),
    band === undefined ? '' : ring([0, 0.5], 91, own(band), 4),
    ellipse([0, 2], 73, paint(tone)),
    ellipse([0, 2], 73, 'url(#well)'),
    line('M-66-22C-56-36-36-46-14-50', '#fff', 4, ' opacity=".75"'),
  ].join('');
}

/** Draws a bowl. Its opening is an ellipse of 84 by 48 around (0, -12). */
export function bowl(tone: Tone = 'porcelain', band?: Tone): string {
  const body = 'M-94-14C-92 26-66 54-38 60C-14 65 14 65 38 60C66 54 92 26 94-14z';
  return [
    contact([3, 58], 66, 20),
    area('M-40 56a40 10 0 0 0 80 0l-3 9a38 8 0 0 1-74 0z', shade(tone)),
    area(body, paint(tone)),
    area(body, 'url(#round)'),
    band === undefined ? '' : line('M-88 8C-66 46-24 54 0 54S66 46 88 8', own(band), 5, ' opacity=".85"'),
    ellipse([0, -14], 95, light(tone), 57),
    ellipse([0, -13], 88, shade(tone), 51.5),
    ellipse([0, -13], 88, 'url(#well)', 51.5),
  ].join('');
}

/** Draws a low pan with two handles. Its opening is an ellipse of 82 by 48 around (0, -8). */
export function handi(tone: Tone = 'steel'): string {
  const body = 'M-90-10C-90 18-82 38-58 46C-24 56 24 56 58 46C82 38 90 18 90-10z';
  const ear = 'M-86-8C-112-22-112 16-84 10M86-8C112-22 112 16 84 10';
  return [
    contact([3, 44], 78, 20),
    line(ear, shade(tone), 9),
    line(ear, own(tone), 5),
    area(body, paint(tone)),
    area(body, 'url(#round)'),
    ellipse([0, -10], 91, light(tone), 55),
    ellipse([0, -9], 84, shade(tone), 49.5),
    ellipse([0, -9], 84, 'url(#well)', 49.5),
  ].join('');
}

/** Draws a tray with a rim: a round one, as thalis are. */
export function thaliTray(): string {
  return [
    contact([4, 20], 108, 68),
    ellipse([0, 9], 97, shade('steel'), 61),
    ellipse([0, 0], 100, paint('steel'), 63),
    ring([0, 0], 99, '#fff', 2, 62),
    ellipse([0, 4], 90, '#b9bec3', 55),
    ellipse([0, 5], 90, paint('steel'), 54),
    ellipse([0, 5], 90, 'url(#well)', 54),
  ].join('');
}

/** Draws a small metal bowl around a point, filled with something. */
export function katori([x, y]: readonly [number, number], r: number, fill: Tone): string {
  const ry = r * TILT;
  const side = `M${n(x - r)} ${n(y)}c1 ${n(r * 0.6)} ${n(r * 0.45)} ${n(r * 0.86)} ${n(r)} ${n(r * 0.86)}s${n(r - 1)} ${n(-r * 0.26)} ${n(r)} ${n(-r * 0.86)}z`;
  return [
    contact([x, y + r * 0.72], r * 0.95, r * 0.36),
    area(side, paint('steel')),
    area(side, 'url(#round)'),
    ellipse([x, y], r, '#fff', ry),
    ellipse([x, y + 1], r * 0.9, paint(fill), ry * 0.88),
    line(
      `M${n(x - r * 0.7)} ${n(y - ry * 0.25)}q${n(r * 0.2)} ${n(-ry * 0.38)} ${n(r * 0.62)} ${n(-ry * 0.42)}`,
      '#fff',
      2.4,
      ' opacity=".6"',
    ),
  ].join('');
}

/** Draws an open carton of brown board. Its opening spans 176 by 74 around (0, -10). */
export function carton(tone: Tone = 'kraft', liner: Tone = 'paper'): string {
  return [
    contact([4, 56], 92, 20),
    area('M-94 18L-82 62Q-80 67-74 67H74Q80 67 82 62L94 18z', paint(tone)),
    area('M-94 18L-82 62Q-80 67-74 67H74Q80 67 82 62L94 18z', 'url(#round)'),
    area('M-80-52Q-78-57-72-57H72Q78-57 80-52L97 20Q98 27 91 27H-91Q-98 27-97 20z', light(tone)),
    area('M-74-49H74L90 20H-90z', shade(liner)),
    area('M-74-49H74L90 20H-90z', 'url(#well)'),
  ].join('');
}

/** Draws a board of wood. Its top spans 184 by 92 around (0, 4). */
export function board(): string {
  const top = 'M-76-46Q-74-50-68-50H70Q76-50 78-45L98 38Q100 46 91 46H-91Q-100 46-98 38z';
  return [
    contact([5, 48], 104, 20),
    area('M-98 38l0 8Q-98 55-90 55H90Q98 55 98 46l0-8z', shade('wood')),
    area(top, paint('wood')),
    line(
      'M-80-30C-30-36 20-24 80-32M-86-8C-40-2 30-16 88-8M-90 18C-30 10 40 26 92 16',
      shade('wood'),
      2,
      ' opacity=".35"',
    ),
    line('M-74-48H70', '#fff', 2, ' opacity=".4"'),
  ].join('');
}

/** Draws a slate. Its top is as large as that of a board. */
export function slate(): string {
  return [
    contact([5, 42], 104, 18),
    area('M-98 34l1 9H97l1-9z', shade('slate')),
    area('M-80-48L76-50L98 36L-98 38z', paint('slate')),
    line('M-78-47L76-49', '#fff', 1.6, ' opacity=".4"'),
    line('M-60-20l30-3M20 20l44-4M-70 22l20 2M30-34l26-1', '#fff', 1.2, ' opacity=".18"'),
  ].join('');
}

/** Draws a sheet of paper under something that is eaten by hand. */
export function paperSheet(tone: Tone = 'paper', check?: Tone): string {
  const sheet =
    'M-84-40Q-60-54-20-48Q30-56 66-46Q88-40 90-18Q100 12 92 34Q70 54 30 50Q-20 58-70 50Q-96 42-96 22Q-92-8-84-40z';
  const lines =
    check === undefined
      ? ''
      : line(
          'M-60-48l-14 96M-30-49l-8 100M0-50v100M30-50l8 101M60-47l14 94M-88-26H90M-92-2H94M-94 22H94',
          own(check),
          5,
          ' opacity=".38"',
        );
  return [
    contact([3, 40], 98, 24),
    area(sheet, paint(tone)),
    lines,
    line('M-84-40Q-78-8-90 22M66-46Q70-20 90-18', shade(tone), 1.5, ' opacity=".7"'),
  ].join('');
}

/** Draws a basket of bamboo for steaming. Its floor is an ellipse of 80 by 46 around (0, -8). */
export function steamer(): string {
  const wall = 'M-94-12V28C-94 56-52 72 0 72S94 56 94 28V-12z';
  return [
    contact([4, 60], 96, 26),
    area(wall, paint('bamboo')),
    line('M-94 22C-90 48-46 62 0 62S90 48 94 22', shade('bamboo'), 3),
    line('M-94 6C-90 32-46 46 0 46S90 32 94 6', light('bamboo'), 6, ' opacity=".8"'),
    area(wall, 'url(#round)'),
    ellipse([0, -12], 95, light('bamboo'), 57),
    ellipse([0, -11], 86, shade('bamboo'), 50),
    ellipse([0, -7], 84, own('bamboo'), 46),
    line(
      'M-60-34L40 32M-80-16L10 38M-30-44L66 24M60-36L-42 32M80-14L-10 38M30-46L-66 22',
      shade('bamboo'),
      2.2,
      ' opacity=".5"',
    ),
    ellipse([0, -9], 86, 'url(#well)', 49),
  ].join('');
}

/** Draws a sheet of leaf that covers a vessel's floor. */
export function leafLiner(): string {
  return (
    ellipse([0, -8], 78, paint('lotus'), 43) +
    line('M0 34V-50M0-10L-66-30M0-10L66-30M0 4L-70 8M0 4L70 8', light('lotus'), 1.6, ' opacity=".5"')
  );
}

/** Draws what fills a bowl up to its rim, under the pieces that one sees. */
export function bed(tone: Tone): string {
  return ellipse([0, -10], 84, shade(tone), 47) + ellipse([0, -11], 82, paint(tone), 45);
}
