import { area, at, contact, ellipse, lifted, line, n, ring } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';
import { chunks, grains } from './textures';

/** Draws a tart in a shell of pastry with a glossy filling. */
export function tart(middle: Point, scale: number, filling: Tone, top = ''): string {
  const wall = 'M-44-6C-42 16-34 24-28 27Q0 34 28 27C34 24 42 16 44-6z';
  return at(
    middle,
    [
      contact([2, 27], 42, 13),
      area(wall, paint('crust')),
      line(
        'M-36 2l4 20M-24 8l3 19M-11 10l1 21M2 11v20M15 10l-2 20M27 7l-4 19M37 2l-5 20',
        shade('crust'),
        2,
        ' opacity=".55"',
      ),
      ellipse([0, -8], 46, light('crust'), 25),
      ellipse([0, -7], 39, shade(filling), 20),
      ellipse([0, -6], 38, paint(filling), 19),
      top,
      line('M-27-11q7-9 24-10', '#fff', 4, ' opacity=".65"'),
    ].join(''),
    scale,
  );
}

/** Draws a slice of fish or egg on a finger of rice. */
export function nigiri(middle: Point, top: Tone, scale = 1, turn = 0, band = false): string {
  const fish = 'M-40-2C-40-20-20-26 4-25S42-14 40 2Q20-4 0-2T-40-2z';
  return at(
    middle,
    [
      contact([1, 18], 40, 11),
      area('M-34 4C-34 20-24 22 0 22S34 20 34 4L30-8H-30z', paint('rice')),
      grains(3, { at: [0, 12], rx: 28, ry: 6 }, 20, [shade('rice'), '#fff'], [3, 2]),
      area(fish, paint(top), ` stroke="${shade(top)}" stroke-width="1"`),
      line('M-24-20q6 8 2 16M-8-24q8 10 5 20M8-24q8 8 7 20M24-20q6 6 6 16', light(top), 2, ' opacity=".75"'),
      line('M-31-9q4-9 18-11', '#fff', 2.6, ' opacity=".65"'),
      band ? area('M-8-25Q-11-6-8 22H7Q10-4 7-25z', paint('nori')) : '',
    ].join(''),
    scale,
    turn,
  );
}

/** Draws a piece of a rice roll that stands on its end. */
export function maki(middle: Point, filling: Tone, scale = 1, second?: Tone, outside: Tone = 'nori'): string {
  return at(
    middle,
    [
      contact([1, 19], 26, 9),
      area('M-24-8V14Q-22 24 0 24T24 14V-8z', paint(outside)),
      area('M-24-8V14Q-22 24 0 24T24 14V-8z', 'url(#round)'),
      ellipse([0, -8], 24, own(outside), 14),
      ellipse([0, -8.5], 21, paint('rice'), 12),
      grains(5, { at: [0, -8], rx: 18, ry: 9 }, 22, ['#fff', shade('rice')], [2.4, 1.8]),
      ellipse(
        [second === undefined ? 0 : -4, -8.5],
        second === undefined ? 10 : 6.5,
        paint(filling),
        second === undefined ? 6 : 5,
      ),
      second === undefined ? '' : ellipse([5, -8], 6, paint(second), 4.6),
    ].join(''),
    scale,
  );
}

/** Draws a skewer with pieces of meat, vegetables or dough. */
export function skewer(middle: Point, pieces: readonly Tone[], scale = 1, turn = -16, glaze = true): string {
  const step = 132 / pieces.length;
  return at(
    middle,
    lifted(
      line('M-98 0H98', shade('bamboo'), 5) +
        line('M-98-1H98', light('bamboo'), 2) +
        pieces
          .map((tone, index) => {
            const x = -66 + step * (index + 0.5);
            return (
              ellipse([x, 2], step * 0.54, shade(tone), 19) +
              ellipse([x, -1], step * 0.53, paint(tone), 18) +
              (glaze
                ? line(
                    `M${n(x - step * 0.26)}-9q${n(step * 0.2)}-6 ${n(step * 0.46)}-3`,
                    '#fff',
                    3,
                    ' opacity=".5"',
                  ) + line(`M${n(x - 5)} 6l9-12`, shade('char'), 2.4, ' opacity=".55"')
                : '')
            );
          })
          .join(''),
    ),
    scale,
    turn,
  );
}

/** Draws a long kebab of minced meat with the marks of the grill. */
export function kebab(middle: Point, tone: Tone = 'lamb', scale = 1, turn = -12): string {
  return at(
    middle,
    lifted(
      line('M-100 0H96', shade('bamboo'), 5) +
        area(
          'M-72-13Q-84 0-70 14C-40 19-10 13 10 16S56 18 70 12Q80 0 68-13C40-17 10-12-10-15S-54-17-72-13z',
          paint(tone),
        ) +
        line(
          'M-56-12l10 25M-30-13l10 27M-4-13l10 27M22-13l10 27M48-13l10 24',
          shade('char'),
          4,
          ' opacity=".55"',
        ) +
        line('M-66-7Q-20-11 10-9T62-8', '#fff', 2.6, ' opacity=".4"') +
        grains(11, { at: [0, 0], rx: 66, ry: 9 }, 18, [light('herb'), own('chilli')], [2.4, 1.8]),
    ),
    scale,
    turn,
  );
}

/** Draws a fillet of fish with the marks of the grill. */
export function fillet(middle: Point, tone: Tone, scale = 1, turn = -8): string {
  return at(
    middle,
    lifted(
      area(
        'M-66 4C-62-18-24-26 12-24S70-12 68 2S40 24 4 24S-70 22-66 4z',
        shade(tone),
        ' transform="translate(0 5)"',
      ) +
        area('M-66 4C-62-18-24-26 12-24S70-12 68 2S40 24 4 24S-70 22-66 4z', paint(tone)) +
        line(
          'M-40-12q8 14 2 28M-18-18q10 18 4 38M6-20q10 18 4 40M28-19q10 16 5 36M48-14q6 10 4 24',
          light(tone),
          2.4,
          ' opacity=".7"',
        ) +
        line('M-46-8Q-20-18 10-18', '#fff', 3, ' opacity=".5"'),
    ),
    scale,
    turn,
  );
}

/** Draws a crisp roll of pastry. */
export function springRoll(middle: Point, scale = 1, turn = -20): string {
  return at(
    middle,
    lifted(
      area('M-54-13Q-62 0-54 14H52Q62 0 52-13z', paint('batter')) +
        ellipse([54, 0.5], 7, shade('batter'), 13.5) +
        ellipse([54.5, 0.5], 5, paint('shrimp'), 10) +
        line('M-38-12q8 12 2 26M-8-12q8 12 2 26M22-12q8 12 2 26', shade('batter'), 2, ' opacity=".6"') +
        chunks(4, { at: [0, -2], rx: 44, ry: 6 }, 9, 3, 'batter') +
        line('M-50-8Q-10-11 44-9', '#fff', 3, ' opacity=".55"'),
    ),
    scale,
    turn,
  );
}

/** Draws a ball with a rough crust: falafel, meatball, croquette. */
export function roughBall(seed: number, middle: Point, r: number, tone: Tone): string {
  return at(
    middle,
    ellipse([r * 0.14, r * 0.62], r, 'url(#contact)', r * 0.5) +
      ellipse([0, 0], r, paint(tone), r * 0.9) +
      grains(
        seed,
        { at: [0, 0], rx: r * 0.8, ry: r * 0.7 },
        Math.round(r * 1.3),
        [shade(tone), light(tone)],
        [3, 2.4],
      ) +
      ring([0, 0], r * 0.96, shade(tone), 1.2, r * 0.86),
  );
}

/** Draws a drumstick or a wing. */
export function drumstick(middle: Point, scale = 1, turn = 0, tone: Tone = 'chicken'): string {
  return at(
    middle,
    lifted(
      line('M34 12L74 30', light('egg'), 11) +
        ellipse([77, 27], 7, light('egg'), 6) +
        ellipse([74, 36], 6.5, light('egg'), 5.5) +
        area('M-56-2C-58-34-22-42 4-30C30-20 44-2 44 14Q36 26 22 22C-6 34-54 26-56-2z', paint(tone)) +
        line('M-44-12Q-36-28-14-29', '#fff', 4, ' opacity=".55"') +
        grains(9, { at: [-10, 0], rx: 40, ry: 18, rise: 22 }, 26, [shade(tone), own('herb')], [2.4, 2]),
    ),
    scale,
    turn,
  );
}
