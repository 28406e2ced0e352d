import { glass } from '../drawing/drinks';
import { lifted } from '../drawing/shapes';
import { light, own, shade } from '../drawing/tones';
import { bed, bowl, carton } from '../drawing/vessels';
import { fillet } from '../foods/pieces';
import { ball, disc, wedge } from '../foods/slices';
import { broccoli } from '../foods/vegetables';
import { chunks, cubes, drizzle, grains, leaves, liquid, riceHeap, steam, strands } from '../foods/textures';

const OPENING = { at: [0, -12], rx: 72, ry: 36 } as const;

/** Bowls, soups and fruit. */
export const gardenDishes = {
  'salad-box': () =>
    carton('kraft', 'leaf') +
    lifted(leaves(3, { at: [0, -12], rx: 72, ry: 20, rise: 26 }, 22, 'lettuce', 34)) +
    lifted(riceHeap(5, [-44, -2], 30, 22, 'tahini', 'rice')) +
    lifted(chunks(6, { at: [34, -30], rx: 30, ry: 10 }, 8, 10, 'squash')) +
    strands(8, { at: [-30, -34], rx: 26, ry: 8 }, 12, 'carrot', 3) +
    ball([8, -2], 9, 'tomato') +
    ball([26, 4], 9, 'tomato') +
    ball([18, -14], 8, 'tomato') +
    disc([54, -4], 13, 'cucumber', 'cucumber') +
    disc([66, 6], 12, 'cucumber', 'cucumber', 20) +
    grains(9, { at: [0, -12], rx: 68, ry: 22 }, 18, ['#fff7e0', shade('char')], [3, 2]),
  'broccoli-almond': () =>
    bowl('slate') +
    bed('almond') +
    riceHeap(4, [0, -6], 78, 30, 'almond', 'tahini') +
    broccoli([-36, -26], 0.9) +
    broccoli([6, -38], 1) +
    broccoli([44, -22], 0.9) +
    broccoli([2, -6], 0.8) +
    drizzle([0, -18], 96, 30, 'tahini', 4, 4) +
    grains(5, { at: [0, -18], rx: 60, ry: 22 }, 22, [light('almond'), own('almond')], [5, 3.4]) +
    grains(6, { at: [0, -18], rx: 60, ry: 22 }, 10, [own('chilli')], [3, 2.4]),
  'peas-mint-feta': () =>
    bowl('china', 'pea') +
    bed('tahini') +
    riceHeap(4, [0, -8], 76, 24, 'tahini', 'rice') +
    chunks(3, { at: [0, -16], rx: 66, ry: 26, rise: 24 }, 34, 8, 'pea') +
    cubes(5, { at: [0, -22], rx: 52, ry: 18 }, 9, 11, 'feta') +
    leaves(6, { at: [0, -20], rx: 54, ry: 18 }, 10, 'mint', 18),
  'trout-potato-dill': () =>
    bowl('porcelain', 'berry') +
    bed('spinach') +
    lifted(leaves(3, { at: [-4, -12], rx: 70, ry: 28, rise: 30 }, 18, 'lettuce', 32)) +
    chunks(4, { at: [-16, -10], rx: 52, ry: 22 }, 10, 15, 'potato') +
    fillet([20, -22], 'salmon', 0.66, -14) +
    strands(7, { at: [-6, -18], rx: 56, ry: 20 }, 12, 'herb', 1.2) +
    wedge([52, -4], 14, 'lemon', -16),
  'tomato-bread-soup': () =>
    bowl('slate') +
    liquid([0, -12], 84, 47, 'tomato') +
    chunks(4, { at: [0, -12], rx: 58, ry: 26 }, 8, 13, 'crust') +
    drizzle([-4, -10], 84, 40, 'green', 4, 3) +
    leaves(5, { at: [0, -18], rx: 26, ry: 10 }, 6, 'herb', 26) +
    grains(6, OPENING, 16, [shade('ink')], [0.6, 2]) +
    steam([0, -40], 44),
  'squash-coconut-soup': () =>
    bowl('china', 'squash') +
    liquid([0, -12], 84, 47, 'squash') +
    drizzle([0, -12], 88, 44, 'cream', 4, 5) +
    grains(4, { at: [0, -14], rx: 44, ry: 20 }, 14, [own('pistachio'), shade('pistachio')], [6, 4]) +
    strands(5, { at: [10, -18], rx: 18, ry: 8 }, 4, 'chilli', 1.6) +
    leaves(6, { at: [-14, -16], rx: 16, ry: 8 }, 5, 'herb', 16) +
    wedge([54, -30], 15, 'lime', 14) +
    steam([0, -40], 44),
  'fruit-pot': () =>
    bowl('porcelain') +
    bed('orange') +
    cubes(4, { at: [-4, -26], rx: 62, ry: 16 }, 8, 16, 'mango') +
    cubes(6, { at: [4, -20], rx: 66, ry: 18 }, 9, 15, 'pineapple') +
    cubes(3, { at: [0, -4], rx: 62, ry: 20, rise: 14 }, 9, 16, 'melon') +
    disc([-34, -22], 17, 'leaf', 'lime') +
    disc([36, -10], 16, 'leaf', 'lime', 20) +
    ball([0, -42], 10, 'strawberry') +
    ball([-16, -2], 10, 'strawberry') +
    ball([22, -36], 8, 'berry') +
    ball([-46, -8], 8, 'berry') +
    ball([54, -26], 8, 'berry') +
    leaves(7, { at: [4, -38], rx: 14, ry: 5 }, 4, 'mint', 18),
  'green-juice': () =>
    glass({
      drink: 'chutney',
      foam: 'cabbage',
      straw: 'paper',
      brim:
        disc([-38, -58], 18, 'cucumber', 'cucumber', -20) +
        leaves(4, { at: [8, -52], rx: 12, ry: 4 }, 5, 'mint', 20),
    }),
} as const;
