import { bowl, carton, handi, katori, paperSheet, plate, slate, thaliTray } from '../drawing/vessels';
import { cup, glass } from '../drawing/drinks';
import { area, at, copies, ellipse, lifted, line } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import { flatbread, foldedBread, roll } from '../foods/breads';
import { kebab, roughBall } from '../foods/pieces';
import { chilli, citrus, loop, wedge } from '../foods/slices';
import {
  chopped,
  chunks,
  cubes,
  drizzle,
  grains,
  leaves,
  liquid,
  pool,
  riceHeap,
  steam,
  strands,
} from '../foods/textures';

const OPENING = { at: [0, -10], rx: 74, ry: 38 } as const;

/** Dishes of Lucknow. */
export const indianDishes = {
  'build-your-own-thali': () =>
    thaliTray() +
    lifted(riceHeap(3, [-6, 6], 34, 26)) +
    chopped(4, { at: [-6, -2], rx: 24, ry: 8, rise: 14 }, 14) +
    katori([-58, -16], 25, 'curry') +
    cubes(2, { at: [-58, -18], rx: 13, ry: 5 }, 4, 6, 'paneer') +
    katori([0, -38], 24, 'dal') +
    drizzle([0, -39], 18, 9, 'cream', 3, 2.4) +
    katori([58, -16], 25, 'chutney') +
    katori([-50, 32], 21, 'yoghurt') +
    chopped(8, { at: [-50, 31], rx: 12, ry: 5 }, 9) +
    foldedBread(5, [48, 34], 36) +
    steam([-8, -28], 30),
  'office-thali': () =>
    carton('steel', 'steel') +
    line('M-86-12H88M-2-48L-2-12M-28-10L-34 20M36-10L40 20', '#fff', 5) +
    lifted(pool(2, { at: [-42, -30], rx: 34, ry: 14 }, 'dal')) +
    drizzle([-42, -31], 26, 10, 'cream', 3, 2.6) +
    lifted(pool(3, { at: [40, -30], rx: 34, ry: 14 }, 'curry')) +
    cubes(6, { at: [40, -33], rx: 22, ry: 7 }, 6, 7, 'paneer') +
    lifted(riceHeap(9, [2, 8], 30, 18)) +
    foldedBread(6, [-60, 6], 26) +
    lifted(chunks(5, { at: [62, 6], rx: 18, ry: 8 }, 6, 8, 'caramel')) +
    leaves(5, { at: [40, -34], rx: 20, ry: 6 }, 4, 'herb', 9),
  'seekh-kebab-thali': () =>
    thaliTray() +
    flatbread(3, [-20, -14], 50) +
    kebab([0, 2], 'lamb', 0.82, -14) +
    kebab([8, 22], 'lamb', 0.82, -10) +
    katori([62, -22], 24, 'aubergine') +
    katori([-62, 24], 20, 'chutney') +
    loop([36, 40], 11, 'onion') +
    loop([50, 34], 9, 'onion') +
    wedge([-24, 44], 14, 'lime', -20),
  'chicken-kathi-roll': () =>
    plate('china', 'chilli') +
    roll(
      4,
      [-2, 10],
      {
        base: 'lettuce',
        bits:
          chunks(3, { at: [0, 0], rx: 7, ry: 17 }, 7, 6, 'chicken') +
          line('M-4-16q6 8 0 16t4 14', own('onion'), 3),
      },
      'roti',
      0.92,
      -20,
    ) +
    roll(
      8,
      [-6, -22],
      {
        base: 'lettuce',
        bits:
          chunks(6, { at: [0, 0], rx: 7, ry: 17 }, 7, 6, 'chicken') +
          line('M4-16q-6 8 0 16t-4 14', own('onion'), 3),
      },
      'roti',
      0.8,
      -20,
    ) +
    wedge([52, 36], 15, 'lime', -12),
  'vegetable-biryani': () =>
    handi('clay') +
    lifted(riceHeap(12, [0, -2], 76, 54, 'rice', 'saffron')) +
    grains(
      14,
      { at: [0, -8], rx: 66, ry: 24, rise: 44 },
      60,
      [own('saffron'), light('saffron'), own('curry')],
      [4.5, 2.6],
    ) +
    chunks(3, { at: [0, -14], rx: 52, ry: 16, rise: 24 }, 8, 8, 'carrot') +
    chunks(5, { at: [4, -14], rx: 54, ry: 16, rise: 26 }, 6, 7, 'pea') +
    strands(6, { at: [0, -24], rx: 34, ry: 8, rise: 12 }, 8, 'caramel', 2.4) +
    leaves(7, { at: [0, -26], rx: 46, ry: 12, rise: 16 }, 8, 'mint') +
    steam([0, -52], 36),
  'dal-makhani': () =>
    bowl('iron', 'butter') +
    liquid([0, -11], 84, 47, 'dal') +
    grains(5, OPENING, 60, [light('dal'), shade('dal'), own('bean')], [4, 4.4]) +
    drizzle([-2, -12], 74, 40, 'cream', 4, 5) +
    cubes(2, { at: [8, -18], rx: 4, ry: 2 }, 1, 12, 'butter') +
    leaves(3, { at: [26, -12], rx: 18, ry: 10 }, 5) +
    steam([0, -38], 44),
  'mango-lassi': () =>
    glass({
      drink: 'mango',
      foam: 'custard',
      straw: 'turnip',
      brim:
        grains(3, { at: [-6, -48], rx: 22, ry: 6 }, 10, [own('pistachio'), own('saffron')], [3.4, 2.6]) +
        leaves(2, { at: [-20, -50], rx: 8, ry: 4 }, 3, 'mint', 14),
    }),
  'masala-chai': () =>
    cup('milktea', 'china', grains(3, { at: [0, -18], rx: 26, ry: 8 }, 9, [shade('cocoa')], [2.4, 2])) +
    steam([-2, -34], 40) +
    at([74, 58], line('M-18 0L16-8', shade('brown'), 6) + line('M-18-2L16-10', light('cocoa'), 2)),
  'paneer-tikka-roll': () =>
    slate() +
    roll(
      5,
      [0, 12],
      {
        base: 'mint',
        bits:
          cubes(3, { at: [0, 0], rx: 6, ry: 16 }, 5, 7, 'paneer') +
          line('M-4-14l4 8M2 6l4 8', own('chilli'), 4),
      },
      'roti',
      0.92,
      -18,
    ) +
    roll(
      9,
      [-4, -20],
      {
        base: 'mint',
        bits:
          cubes(6, { at: [0, 0], rx: 6, ry: 16 }, 5, 7, 'paneer') +
          line('M-4-14l4 8M2 6l4 8', own('chilli'), 4),
      },
      'roti',
      0.82,
      -18,
    ) +
    katori([64, 30], 17, 'chutney'),
  'calcutta-egg-roll': () =>
    paperSheet('kraft') +
    flatbread(4, [0, 0], 76, 'roti', -6) +
    lifted(pool(5, { at: [-4, -2], rx: 58, ry: 30 }, 'yolk')) +
    pool(8, { at: [6, -4], rx: 40, ry: 18 }, 'egg') +
    loop([-26, -8], 13, 'onion') +
    loop([6, -12], 12, 'onion') +
    loop([30, 4], 13, 'onion') +
    loop([-4, 10], 12, 'onion') +
    drizzle([0, -2], 84, 26, 'chilli', 4, 3) +
    chopped(6, { at: [0, -2], rx: 50, ry: 22 }, 26) +
    wedge([62, 36], 15, 'lime', -12),
  'lemon-rice-box': () =>
    carton('kraft') +
    lifted(riceHeap(4, [0, -6], 76, 44, 'lemon', 'custard')) +
    chunks(6, { at: [0, -14], rx: 60, ry: 16, rise: 22 }, 14, 7, 'walnut') +
    leaves(5, { at: [0, -16], rx: 60, ry: 16, rise: 20 }, 9, 'green', 20) +
    chilli([22, -30], 14, -24) +
    chilli([-30, -22], 13, 20) +
    citrus([54, -4], 17) +
    steam([0, -46], 36),
  'saffron-custard': () =>
    plate('china', 'saffron') +
    lifted(
      pool(4, { at: [0, 10], rx: 64, ry: 28 }, 'caramel') +
        area('M-42-24L-52 14Q0 36 52 14L42-24z', paint('custard')) +
        ellipse([0, -24], 42, shade('caramel'), 19) +
        ellipse([0, -26], 42, paint('caramel'), 19) +
        line('M-38-18q-4 14-8 24M-14-8q-2 16-4 22M18-8q4 12 4 16M38-18q4 10 6 18', own('caramel'), 6),
    ) +
    line('M-26-32q10-7 26-7', '#fff', 4, ' opacity=".6"') +
    grains(
      3,
      { at: [4, -26], rx: 20, ry: 8 },
      12,
      [own('chilli'), own('saffron'), own('pistachio')],
      [5, 1.8],
    ),
  'onion-bhajia': () =>
    plate('steel') +
    copies(
      'bhajia',
      roughBall(4, [0, 0], 22, 'batter') + strands(2, { at: [0, -2], rx: 18, ry: 14 }, 8, 'crust', 3),
      [
        [-4, -22, 1.1],
        [-36, -6, 1.1, -30],
        [28, -6, 1.1, 40],
        [-20, 16, 1.1, 20],
        [12, 18, 1.1, -14],
      ],
    ) +
    katori([62, 18], 20, 'chutney') +
    at([54, -40], cup('milktea'), 0.4) +
    steam([-10, -40], 32),
} as const;
