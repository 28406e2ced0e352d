import { glass } from '../drawing/drinks';
import { area, at, copies, ellipse, lifted, line } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';
import { board, carton, handi, plate } from '../drawing/vessels';
import { citrus, disc } from '../foods/slices';
import { grilled } from '../foods/vegetables';
import { chunks, drizzle, grains, leaves, liquid, mound, pool, steam, strands } from '../foods/textures';

const TOP = { at: [0, -4], rx: 66, ry: 34 } as const;

/** Draws a pizza on a board; `top` lies on the sauce. */
function pizza(seed: number, sauce: Tone, top: string): string {
  return [
    board(),
    lifted(ellipse([0, 7], 92, shade('crust'), 50) + ellipse([0, 0], 93, paint('crust'), 51)),
    grains(seed, { at: [0, 0], rx: 90, ry: 48 }, 40, ['#5d3315', light('bread')], [4, 5]),
    ellipse([0, -1], 78, shade(sauce), 41),
    ellipse([0, -2], 77, paint(sauce), 40),
    top,
    line('M0-2L66 34M0-2L-74 28M0-2L30-50M0-2L-52-42', shade('crust'), 1.6, ' opacity=".55"'),
    line('M-86-14Q-72-38-34-46', '#fff', 4, ' opacity=".4"'),
    steam([0, -34], 34),
  ].join('');
}

/** Draws a nest of pasta on a plate. */
function pasta(seed: number, top: string): string {
  return (
    plate('china', 'tomato') +
    lifted(
      mound([0, 8], 60, 34, 'pasta') +
        strands(seed, { at: [0, 4], rx: 58, ry: 22, rise: 34 }, 28, 'pasta', 4),
    ) +
    top +
    steam([0, -34], 38)
  );
}

/** Pizza, pasta and what comes after. */
export const pizzaDishes = {
  margherita: () =>
    pizza(
      3,
      'tomato',
      [
        [-40, -14],
        [-8, 14],
        [30, -22],
        [44, 10],
        [-4, -26],
        [-44, 16],
      ]
        .map(([x = 0, y = 0], index) => pool(index + 2, { at: [x, y], rx: 17, ry: 10 }, 'yoghurt'))
        .join('') + leaves(6, TOP, 8, 'herb', 22),
    ),
  'nduja-honey': () =>
    pizza(
      5,
      'tomato',
      pool(4, { at: [0, -4], rx: 66, ry: 32 }, 'cheese') +
        chunks(8, TOP, 16, 10, 'chilli') +
        drizzle([0, -4], 120, 50, 'honey', 5, 4) +
        leaves(3, TOP, 4, 'herb', 16),
    ),
  'potato-rosemary': () =>
    pizza(
      7,
      'butter',
      copies('potatoslice', disc([0, 0], 17, 'crust', 'potato'), [
        [-22, -24, 1],
        [12, -28, 1],
        [-46, -10, 1],
        [44, -14, 1],
        [0, -4, 1],
        [56, 6, 1],
        [-56, 10, 1],
        [-30, 12, 1],
        [30, 12, 1],
        [2, 22, 1],
      ]) +
        leaves(4, TOP, 10, 'herb', 11) +
        grains(5, TOP, 16, [shade('ink'), '#fff'], [0.6, 2]),
    ),
  'cacio-e-pepe': () =>
    pasta(
      4,
      grains(
        5,
        { at: [0, -6], rx: 50, ry: 20, rise: 26 },
        50,
        [shade('ink'), '#fff8e0', light('butter')],
        [1.4, 2.2],
      ),
    ),
  ragu: () =>
    pasta(
      8,
      lifted(pool(4, { at: [0, -8], rx: 44, ry: 20 }, 'ragu')) +
        chunks(6, { at: [0, -10], rx: 36, ry: 16, rise: 18 }, 18, 8, 'ragu') +
        strands(9, { at: [0, -16], rx: 26, ry: 8 }, 6, 'butter', 1.8) +
        leaves(7, { at: [0, -20], rx: 16, ry: 6 }, 4, 'herb', 20),
    ),
  'baked-aubergine': () =>
    handi('clay') +
    liquid([0, -9], 82, 47, 'tomato') +
    copies('auberginedisc', grilled([0, 0], 22, 'aubergine', 'hummus'), [
      [18, -32, 1],
      [-20, -30, 1],
      [50, -16, 1],
      [-48, -14, 1],
      [0, -8, 1],
      [36, 6, 1],
      [-34, 6, 1],
      [2, 18, 1],
    ]) +
    pool(6, { at: [0, -10], rx: 52, ry: 22 }, 'cheese') +
    grains(5, { at: [0, -10], rx: 64, ry: 32 }, 50, [own('crumb'), light('crumb'), shade('glaze')], [3, 3]) +
    leaves(4, { at: [0, -12], rx: 30, ry: 12 }, 6, 'herb', 20) +
    steam([0, -40], 38),
  tiramisu: () =>
    carton('steel', 'cream') +
    area('M-72-46H72L88 14Q0 26-88 14z', paint('foam')) +
    grains(
      4,
      { at: [0, -16], rx: 72, ry: 26 },
      220,
      [own('chocolate'), shade('chocolate'), own('cocoa')],
      [2, 4.4],
    ) +
    at(
      [36, -6],
      lifted(
        line('M0 0L52-46', shade('steel'), 6) +
          line('M0-1L52-47', '#fff', 2.4) +
          ellipse([-8, 6], 16, paint('steel'), 10) +
          ellipse([-8, 5], 11, paint('foam'), 7),
      ),
    ),
  'blood-orange-soda': () =>
    glass({
      drink: 'orangesoda',
      ground: 'chilli',
      ice: true,
      straw: 'paper',
      inside:
        citrus([10, 30], 15, 'orangesoda') +
        citrus([-14, 54], 14, 'orangesoda', 30) +
        grains(3, { at: [0, 20], rx: 28, ry: 44 }, 26, ['#fff'], [0.4, 2.4]),
      brim: citrus([-38, -60], 19, 'orangesoda', -20),
    }),
} as const;
