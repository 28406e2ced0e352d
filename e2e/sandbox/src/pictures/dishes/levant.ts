import { glass } from '../drawing/drinks';
import { area, at, copies, ellipse, lifted, line, ring } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import { bed, board, bowl, handi, plate, slate } from '../drawing/vessels';
import { flatbread, foldedBread, roll } from '../foods/breads';
import { kebab, roughBall } from '../foods/pieces';
import { citrus, disc, loop, wedge } from '../foods/slices';
import { chopped, chunks, drizzle, grains, leaves, liquid, pool, riceHeap, steam } from '../foods/textures';

/** Mezze, wraps and plates of the Levant. */
export const levantDishes = {
  'falafel-saj': () =>
    board() +
    flatbread(3, [0, 4], 82, 'roti', -4) +
    lifted(leaves(4, { at: [0, 4], rx: 54, ry: 20 }, 10, 'lettuce', 28)) +
    copies('falafelball', roughBall(3, [0, 0], 18, 'falafel'), [
      [2, -14, 1],
      [-34, -2, 1, -20],
      [36, -4, 1, 30],
      [-14, 16, 1.05, 10],
      [22, 16, 1.05, -12],
    ]) +
    drizzle([0, 2], 90, 34, 'tahini', 4, 5) +
    line('M-56 16l22 12M-50 10l20 14M48 14l16 14M56 10l14 12', own('turnip'), 5) +
    chopped(6, { at: [0, 2], rx: 50, ry: 18 }, 16),
  'chicken-shawarma': () =>
    slate() +
    roll(
      4,
      [0, 12],
      {
        base: 'yoghurt',
        bits:
          chunks(5, { at: [0, 0], rx: 7, ry: 18 }, 8, 6, 'chicken') +
          line('M-5-14l4 12M3 4l4 10', own('cucumber'), 4),
      },
      'tortilla',
      0.9,
      -16,
    ) +
    roll(
      7,
      [-2, -20],
      {
        base: 'yoghurt',
        bits:
          chunks(8, { at: [0, 0], rx: 7, ry: 18 }, 8, 6, 'chicken') +
          line('M-5-14l4 12M3 4l4 10', own('cucumber'), 4),
      },
      'tortilla',
      0.86,
      -16,
    ) +
    line('M-70 36l18 4M-64 42l20 2', own('pickle'), 7),
  'lamb-kofta': () =>
    plate('porcelain', 'berry') +
    riceHeap(4, [-34, -6], 44, 32, 'rice', 'saffron') +
    kebab([14, 6], 'lamb', 0.78, -22) +
    kebab([22, 26], 'lamb', 0.78, -18) +
    lifted(
      ellipse([-44, 28], 18, paint('tomato'), 13) +
        line('M-54 26l14 8M-44 21l12 8', shade('char'), 3, ' opacity=".6"'),
    ) +
    leaves(5, { at: [-34, -20], rx: 26, ry: 8 }, 6) +
    loop([58, -16], 11, 'onion') +
    steam([-22, -30], 36),
  hummus: () =>
    plate('clay') +
    lifted(ellipse([0, 0], 70, shade('hummus'), 42) + ellipse([0, -3], 69, paint('hummus'), 40)) +
    ring([0, -3], 54, light('hummus'), 5, 29) +
    ring([0, -1], 42, shade('hummus'), 3, 22) +
    ellipse([0, -3], 34, paint('oil'), 17) +
    line('M-20-8q10-8 26-7', '#fff', 3, ' opacity=".6"') +
    chunks(4, { at: [0, -4], rx: 24, ry: 10 }, 8, 8, 'sponge') +
    grains(5, { at: [0, -3], rx: 58, ry: 30 }, 40, [own('chilli'), own('herb'), shade('chilli')], [2.6, 2]) +
    foldedBread(6, [68, 30], 30),
  'smoked-aubergine': () =>
    bowl('porcelain') +
    bed('mushroom') +
    ring([0, -12], 46, light('hummus'), 4, 22) +
    drizzle([0, -12], 80, 34, 'oil', 4, 3) +
    chunks(5, { at: [0, -14], rx: 56, ry: 24 }, 26, 5, 'garnet') +
    leaves(6, { at: [0, -14], rx: 42, ry: 18 }, 9, 'mint', 17),
  fattoush: () =>
    bowl('china', 'green') +
    bed('spinach') +
    lifted(leaves(3, { at: [-4, -14], rx: 72, ry: 28, rise: 34 }, 24, 'lettuce', 34)) +
    chunks(6, { at: [0, -18], rx: 54, ry: 20 }, 8, 12, 'tomato') +
    disc([-38, -8], 13, 'cucumber', 'cucumber') +
    disc([42, -20], 13, 'cucumber', 'cucumber') +
    disc([6, -36], 11, 'radish', 'daikon') +
    disc([-14, -4], 11, 'radish', 'daikon') +
    [
      [-44, -30, -20],
      [22, -6, 30],
      [46, -2, -10],
      [-8, -26, 50],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(
          [x, y],
          area('M-14 8L2-12L16 6z', paint('crumb')) + line('M-14 8L2-12', light('bread'), 2),
          1,
          turn,
        ),
      )
      .join('') +
    grains(8, { at: [0, -16], rx: 60, ry: 24 }, 24, [own('hibiscus'), shade('hibiscus')], [1.4, 2]),
  'coriander-potatoes': () =>
    bowl('iron') +
    bed('caramel') +
    chunks(4, { at: [0, -10], rx: 70, ry: 30, rise: 34 }, 30, 16, 'potato') +
    chopped(5, { at: [0, -16], rx: 60, ry: 24, rise: 24 }, 44) +
    grains(6, { at: [0, -16], rx: 60, ry: 24 }, 18, [own('chilli')], [4, 3]) +
    wedge([48, -24], 16, 'lemon', 16) +
    steam([-4, -44], 36),
  manoushe: () =>
    board() +
    lifted(
      ellipse([0, 4], 84, shade('crust'), 46) +
        ellipse([0, -2], 84, paint('crust'), 46) +
        ellipse([0, -3], 70, paint('pickle'), 36),
    ) +
    grains(
      4,
      { at: [0, -3], rx: 68, ry: 34 },
      120,
      [shade('spinach'), light('tahini'), own('pickle'), shade('herb')],
      [2.6, 2.4],
    ) +
    line('M-40-20q30 14 80 6M-50 6q40 10 94 0', shade('spinach'), 1.4, ' opacity=".3"') +
    steam([0, -30], 36),
  'lamb-shoulder': () =>
    handi('iron') +
    liquid([0, -9], 82, 47, 'broth') +
    chunks(3, { at: [0, -4], rx: 68, ry: 30 }, 12, 13, 'potato') +
    lifted(
      area('M-60-6C-64-42-20-58 20-48C56-42 70-16 56 4C36 22-4 22-30 18Q-58 14-60-6z', paint('lamb')) +
        line('M52-18L88-40', light('egg'), 11) +
        ellipse([90, -43], 8, light('egg'), 6) +
        line('M-44-16C-38-36-14-44 8-42', '#fff', 4.5, ' opacity=".45"') +
        line('M-30 4q20 8 44 2M-10-24q20 0 34 12', shade('lamb'), 3, ' opacity=".7"'),
    ) +
    grains(5, { at: [0, -20], rx: 48, ry: 20 }, 30, [own('herb'), shade('char'), own('hibiscus')], [3, 2.2]) +
    leaves(6, { at: [-10, 4], rx: 60, ry: 20 }, 8, 'herb', 16) +
    steam([-6, -52], 36),
  'staff-plate': () =>
    plate('steel') +
    lifted(riceHeap(4, [-30, -6], 40, 26)) +
    lifted(pool(5, { at: [34, -8], rx: 36, ry: 20 }, 'lentil')) +
    grains(6, { at: [34, -8], rx: 28, ry: 14 }, 30, [light('lentil'), shade('lentil')], [1.6, 4]) +
    chunks(7, { at: [0, 24], rx: 40, ry: 9 }, 9, 11, 'potato') +
    disc([-48, 22], 12, 'cucumber', 'cucumber') +
    leaves(8, { at: [2, 20], rx: 34, ry: 8 }, 5),
  'rose-pudding': () =>
    bowl('china', 'rose') +
    liquid([0, -12], 84, 47, 'rose') +
    grains(
      4,
      { at: [0, -14], rx: 36, ry: 16 },
      40,
      [own('pistachio'), light('pistachio'), shade('pistachio')],
      [4, 4],
    ) +
    [
      [-40, -22, -20],
      [44, -4, 30],
      [34, -30, 10],
      [-34, 4, -30],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(
          [x, y],
          area('M-12 2Q-8-12 4-10Q16-4 12 6Q0 10-12 2z', paint('turnip')) +
            line('M-6 0Q2-4 8 0', light('rose'), 1.6),
          1,
          turn,
        ),
      )
      .join(''),
  'mint-lemonade': () =>
    glass({
      drink: 'leaf',
      foam: 'cabbage',
      ice: true,
      straw: 'paper',
      inside: leaves(4, { at: [0, 24], rx: 26, ry: 34 }, 8, 'mint', 18),
      brim: citrus([-38, -60], 18, 'lemon', -20) + leaves(6, { at: [8, -54], rx: 14, ry: 5 }, 6, 'mint', 22),
    }),
} as const;
