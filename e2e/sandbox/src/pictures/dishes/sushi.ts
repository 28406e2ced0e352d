import { beaker } from '../drawing/drinks';
import { area, at, copies, ellipse, lifted, line, ring } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import { bowl, carton, handi, plate, slate } from '../drawing/vessels';
import { fillet, maki, nigiri, skewer } from '../foods/pieces';
import { ball, halfEgg, wedge } from '../foods/slices';
import { broccoli } from '../foods/vegetables';
import { chopped, chunks, grains, leaves, liquid, mound, riceHeap, steam, strands } from '../foods/textures';

/** Sushi, boxes and broth. */
export const sushiDishes = {
  'chefs-ten': () =>
    slate() +
    nigiri([-58, -22], 'tuna', 0.6, -8) +
    nigiri([30, -31], 'squid', 0.6, -8) +
    nigiri([70, -33], 'butter', 0.52, -8, true) +
    nigiri([-52, 8], 'shrimp', 0.62, -8) +
    copies('salmonnigiri', nigiri([0, 0], 'salmon', 1, -8), [
      [-14, -27, 0.6],
      [-6, 4, 0.62],
    ]) +
    copies('tunamaki', maki([0, 0], 'tuna'), [
      [36, 2, 0.66],
      [68, -2, 0.66],
      [44, 24, 0.66],
      [76, 20, 0.66],
    ]) +
    mound([-66, 34], 12, 12, 'chutney') +
    leaves(4, { at: [-34, 34], rx: 12, ry: 3 }, 4, 'ginger', 20),
  'salmon-rice': () =>
    bowl('ink', 'chilli') +
    riceHeap(4, [0, -8], 78, 28) +
    [
      [-38, -24, -14],
      [-4, -34, -8],
      [32, -26, 4],
      [-16, -10, -16],
      [22, -6, -4],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(
          [x, y],
          lifted(
            area('M-26 2Q-20-12 4-11T28 0Q16 12-4 10T-26 2z', paint('salmon')) +
              line('M-14-6q6 6 2 14M0-9q6 8 2 16M14-6q4 6 2 12', light('shrimp'), 2, ' opacity=".8"'),
          ),
          1,
          turn,
        ),
      )
      .join('') +
    leaves(6, { at: [50, -10], rx: 10, ry: 6 }, 4, 'green', 30) +
    grains(5, { at: [0, -20], rx: 56, ry: 20 }, 24, ['#fff8e6', shade('ink')], [2.6, 2]) +
    strands(7, { at: [-52, -10], rx: 14, ry: 7 }, 6, 'nori', 2.4),
  'cucumber-plum-rolls': () =>
    plate('slate') +
    copies('plummaki', maki([0, 0], 'cucumber', 1, 'hibiscus'), [
      [-34, -14, 1],
      [10, -22, 1],
      [50, -10, 1],
      [-46, 16, 1],
      [-2, 12, 1.04],
      [42, 20, 1.04],
    ]),
  'office-bento': () =>
    carton('ink', 'chilli') +
    line('M-86-10H88M4-48L6 20M48-48L54-10', own('glaze'), 5) +
    lifted(riceHeap(4, [-42, -2], 36, 14)) +
    ball([-42, -8], 6, 'hibiscus') +
    fillet([-34, -32], 'fish', 0.52, -6) +
    [
      [18, -32],
      [32, -30],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          [x, y],
          lifted(area('M-8-8H8V10H-8z', paint('butter')) + line('M-4-2q4-4 8 0t-6 6', shade('butter'), 2)),
        ),
      )
      .join('') +
    chunks(5, { at: [64, -32], rx: 10, ry: 9 }, 5, 8, 'turnip') +
    broccoli([30, 2], 0.5) +
    chunks(8, { at: [64, 6], rx: 18, ry: 7 }, 6, 9, 'carrot'),
  'shoyu-ramen': () =>
    bowl('ink', 'chilli') +
    liquid([0, -12], 84, 47, 'broth') +
    strands(4, { at: [0, -8], rx: 62, ry: 28 }, 24, 'noodle', 3.4) +
    at(
      [-38, -20],
      lifted(
        ellipse([0, 2], 25, shade('ham'), 17) +
          ellipse([0, 0], 25, paint('pork'), 17) +
          line('M-14-2q8-10 16-2t-8 8', light('ham'), 4),
      ),
    ) +
    halfEgg([36, -16], 18, 10) +
    area('M-2-54L30-62L36-30L4-24z', paint('nori')) +
    at(
      [2, 6],
      ellipse([0, 2], 14, shade('skin'), 9) +
        ellipse([0, 0], 14, paint('skin'), 9) +
        line('M-6 0q4-6 8-1t-6 4', own('turnip'), 2.4),
    ) +
    chopped(6, { at: [-6, -6], rx: 56, ry: 26 }, 26, 'green') +
    steam([-14, -44], 42),
  oden: () =>
    handi('clay') +
    liquid([0, -9], 82, 47, 'stock') +
    lifted(
      ellipse([-34, -8], 25, shade('daikon'), 16) +
        ellipse([-34, -13], 25, paint('daikon'), 15) +
        ring([-34, -13], 18, shade('daikon'), 1.4, 10),
    ) +
    lifted(ellipse([26, -22], 18, paint('egg'), 15)) +
    lifted(area('M6 8L34-6L52 12L22 24z', paint('crumb')) + area('M6 8L22 24V31L6 15z', shade('crumb'))) +
    at([-4, -30], skewer([0, 0], ['skin', 'skin', 'crumb'], 0.5, -14, false)) +
    leaves(5, { at: [0, 6], rx: 20, ry: 6 }, 3, 'green', 22) +
    steam([0, -44], 42),
  'grilled-squid': () =>
    plate('porcelain', 'berry') +
    at(
      [-4, 0],
      lifted(
        area('M-70 6C-66-24-20-32 24-26L40-36L44 32L24 22C-16 30-62 26-70 6z', paint('squid')) +
          line('M44-20q28-16 40-4M46-8q26-4 38 8M46 6q26 4 34 18M44 18q18 8 22 20', shade('squid'), 8) +
          line('M44-20q28-16 40-4M46-8q26-4 38 8M46 6q26 4 34 18M44 18q18 8 22 20', own('squid'), 5) +
          line('M-50-14l14 34M-28-22l16 44M-4-26l16 48M20-26l12 44', shade('char'), 4.5, ' opacity=".5"') +
          line('M-58-6Q-40-20 10-21', '#fff', 3.4, ' opacity=".6"'),
      ),
    ) +
    wedge([-46, 38], 16, 'lemon', -10) +
    chopped(4, { at: [-6, 2], rx: 56, ry: 20 }, 22, 'green') +
    steam([-10, -30], 34),
  dango: () =>
    plate('slate') +
    skewer([-6, -18], ['dough', 'dough', 'dough'], 0.78, -12) +
    skewer([2, 4], ['rose', 'dough', 'matcha'], 0.82, -10) +
    skewer([8, 28], ['caramel', 'caramel', 'caramel'], 0.78, -10),
  'roasted-green-tea': () =>
    beaker('greentea', 'clay') +
    steam([-2, -46], 40) +
    at([64, 46], leaves(4, { at: [0, 0], rx: 16, ry: 6 }, 6, 'spinach', 16)),
} as const;
