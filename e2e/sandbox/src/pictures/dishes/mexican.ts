import { glass } from '../drawing/drinks';
import { area, at, copies, lifted, line } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import { board, bowl, paperSheet, plate } from '../drawing/vessels';
import { foldedTaco, roll } from '../foods/breads';
import { shreds } from '../foods/sandwiches';
import { corn } from '../foods/vegetables';
import { chilli, citrus, dip, wedge } from '../foods/slices';
import { chunks, cubes, drizzle, grains, leaves, pool, steam, strands } from '../foods/textures';

/** Draws three tacos that lean on each other. */
function tacos(id: string, filling: string): string {
  return copies(id, foldedTaco(3, [0, 0], filling), [
    [-40, -16, 0.74, -10],
    [42, -14, 0.74, 8],
    [0, 8, 0.86, -2],
  ]);
}

const INSIDE = { at: [0, -32], rx: 48, ry: 12, rise: 18 } as const;

/** Draws a tamale in its husk. */
function tamale(x: number, y: number, turn: number, isOpen: boolean): string {
  return at(
    [x, y],
    lifted(
      area(
        'M-84-4Q-104-24-70-20C-30-30 30-30 66-22Q92-20 84 2Q88 22 62 22C30 30-30 30-66 22Q-100 20-84-4z',
        paint('tortilla'),
      ) +
        line('M-76-12Q0-24 74-12M-80 2Q0-8 80 2M-72 14Q0 8 72 14', shade('tortilla'), 1.8, ' opacity=".7"') +
        (isOpen
          ? area('M-48-12C-20-24 30-24 50-10C54 8 20 18-10 16Q-50 14-48-12z', paint('corn')) +
            pool(3, { at: [2, -4], rx: 34, ry: 11 }, 'ragu') +
            grains(4, { at: [2, -4], rx: 40, ry: 10 }, 16, ['#fff', own('herb')], [3, 2.4])
          : line('M-34-24q-6 24 0 48M36-24q6 24 0 48', shade('crust'), 4)),
    ),
    0.9,
    turn,
  );
}

/** Tacos, bigger plates and fruit waters. */
export const mexicanDishes = {
  'tacos-al-pastor': () =>
    board() +
    tacos(
      'pastor',
      chunks(3, INSIDE, 14, 12, 'pork') +
        cubes(3, INSIDE, 5, 9, 'pineapple') +
        leaves(3, INSIDE, 6, 'herb', 14) +
        grains(3, INSIDE, 8, ['#fff', own('turnip')], [4, 3]),
    ) +
    wedge([-72, 38], 14, 'lime', -16) +
    wedge([74, 36], 14, 'lime', 12),
  'fish-tacos': () =>
    plate('porcelain') +
    tacos(
      'fishtaco',
      shreds(3, [0, -40], 56, 'cabbage', 20, 20) +
        at(
          [0, -44],
          lifted(
            area('M-44 6C-40-14 30-18 46 2Q30 16 0 14T-44 6z', paint('batter')) +
              grains(3, { at: [0, 0], rx: 34, ry: 8 }, 16, [shade('batter'), light('batter')], [4, 3]),
          ),
        ) +
        line('M-34-48q10 8 18-2t18 2t20-4', '#fff', 4.5),
    ),
  'mushroom-tacos': () =>
    paperSheet('kraft') +
    tacos(
      'mushroomtaco',
      chunks(3, INSIDE, 14, 12, 'mushroom') +
        chunks(4, INSIDE, 6, 8, 'ink') +
        strands(3, INSIDE, 4, 'green', 4) +
        cubes(3, INSIDE, 4, 7, 'feta'),
    ) +
    chilli([66, 40], 15, -20, 'green'),
  'beef-burrito': () =>
    board() +
    roll(
      4,
      [0, 14],
      {
        base: 'brown',
        bits:
          grains(3, { at: [0, 0], rx: 8, ry: 19 }, 16, ['#fff', own('bean')], [4, 3]) +
          chunks(5, { at: [0, 0], rx: 7, ry: 17 }, 6, 6, 'beef') +
          line('M-4-10l6 6', own('green'), 4),
      },
      'tortilla',
      0.98,
      -16,
    ) +
    roll(
      8,
      [-6, -20],
      {
        base: 'brown',
        bits:
          grains(6, { at: [0, 0], rx: 8, ry: 19 }, 16, ['#fff', own('bean')], [4, 3]) +
          chunks(7, { at: [0, 0], rx: 7, ry: 17 }, 6, 6, 'beef') +
          line('M2 6l4 8', own('green'), 4),
      },
      'tortilla',
      0.9,
      -16,
    ) +
    dip([74, 36], 18, 'tomato'),
  tamales: () => plate('clay') + tamale(-8, -16, -8, false) + tamale(4, 16, -4, true) + steam([4, -24], 36),
  'street-corn': () =>
    plate('china', 'corn') +
    corn([-4, -14], 0.86) +
    corn([4, 16], 0.9, -12) +
    drizzle([2, 2], 96, 30, 'cream', 5, 4) +
    grains(4, { at: [0, 2], rx: 56, ry: 24 }, 44, [own('chilli'), '#fff', '#fff', own('herb')], [3, 3]) +
    wedge([-56, 36], 15, 'lime', -10),
  guacamole: () =>
    at([0, 8], board()) +
    copies(
      'totopo',
      lifted(
        area('M-20 12L2-18L22 10Q0 16-20 12z', paint('corn')) +
          line('M-18 11L2-17', '#fff', 2, ' opacity=".5"') +
          grains(4, { at: [2, 2], rx: 10, ry: 6 }, 6, [shade('corn')], [2, 2]),
      ),
      [
        [-70, -22, 1, -20],
        [-46, -40, 1, 6],
        [70, -24, 1, 30],
        [48, -40, 1, -10],
        [-82, 4, 1, 16],
        [84, 4, 1, -14],
        [-60, 40, 1, 30],
        [62, 42, 1],
      ],
    ) +
    at(
      [0, 0],
      bowl('iron') +
        lifted(pool(5, { at: [0, -14], rx: 74, ry: 38 }, 'avocado')) +
        chunks(6, { at: [0, -16], rx: 58, ry: 24 }, 12, 10, 'avocado') +
        chunks(7, { at: [0, -16], rx: 54, ry: 22 }, 8, 7, 'tomato') +
        grains(8, { at: [0, -16], rx: 56, ry: 24 }, 16, [own('onion'), light('onion')], [4, 3]) +
        leaves(9, { at: [0, -18], rx: 40, ry: 14 }, 5, 'herb', 14),
      0.78,
    ),
  'hibiscus-water': () =>
    glass({
      drink: 'hibiscus',
      ice: true,
      straw: 'paper',
      inside: at([4, 40], area('M0 12C-20 8-22-12-8-8Q-4-22 4-10Q20-14 16 4Q10 14 0 12z', paint('garnet'))),
      brim: citrus([-38, -60], 18, 'lime', -20) + leaves(3, { at: [8, -54], rx: 10, ry: 4 }, 3, 'mint', 18),
    }),
  'coconut-cinnamon-water': () =>
    glass({
      drink: 'yoghurt',
      foam: 'cream',
      ice: true,
      straw: 'green',
      brim:
        grains(4, { at: [0, -46], rx: 26, ry: 8 }, 26, [own('walnut'), shade('walnut')], [2, 2]) +
        at(
          [-26, -62],
          line('M0 18L-14-22M8 16L-4-24', shade('walnut'), 7) +
            line('M-1 16L-15-22M7 14L-5-24', light('walnut'), 2.4),
        ),
    }),
} as const;
