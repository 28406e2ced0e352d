import { cup, glass, teapot } from '../drawing/drinks';
import { area, at, copies, ellipse, lifted, line } from '../drawing/shapes';
import { light, own, paint } from '../drawing/tones';
import { bowl, leafLiner, plate, steamer } from '../drawing/vessels';
import { springRoll, tart } from '../foods/pieces';
import { bun, dumpling, siuMai } from '../foods/dumplings';
import { citrus, dip, halfEgg } from '../foods/slices';
import {
  chopped,
  chunks,
  cubes,
  grains,
  leaves,
  liquid,
  mound,
  riceHeap,
  steam,
  strands,
} from '../foods/textures';

const OPENING = { at: [0, -12], rx: 72, ry: 36 } as const;

/** Dishes of a tea house in Hong Kong. */
export const chineseDishes = {
  'har-gow': () =>
    steamer() +
    copies('hargow', dumpling([0, 0], 1, 'shrimp'), [
      [0, -34, 0.86],
      [42, -16, 0.86],
      [-40, -14, 0.86],
      [2, 10, 0.94],
    ]) +
    steam([0, -54], 36),
  'siu-mai': () =>
    steamer() +
    copies('siumai', siuMai([0, 0], 1, 'orange'), [
      [0, -32, 0.9],
      [-42, -10, 0.92],
      [44, -10, 0.92],
      [2, 12, 0.98],
    ]) +
    steam([0, -58], 32),
  'barbecue-pork-buns': () =>
    steamer() +
    bun([-34, -20], 0.82, 'glaze') +
    bun([38, -20], 0.82, 'glaze') +
    bun([2, 8], 0.94, 'glaze') +
    steam([0, -54], 36),
  'mushroom-dumplings': () =>
    steamer() +
    leafLiner() +
    dumpling([-40, -16], 0.84, 'spinach', 'leaf') +
    dumpling([42, -16], 0.84, 'spinach', 'leaf') +
    dumpling([0, -36], 0.84, 'mushroom') +
    dumpling([2, 8], 0.92, 'mushroom') +
    steam([0, -56], 32),
  'wonton-noodles': () =>
    bowl('china', 'chilli') +
    liquid([0, -12], 84, 47, 'broth') +
    strands(4, { at: [-14, -12], rx: 56, ry: 28 }, 20, 'noodle', 3.4) +
    copies('wonton', dumpling([0, 0], 1, 'shrimp'), [
      [34, -20, 0.62],
      [16, -2, 0.66],
      [50, 2, 0.6],
    ]) +
    leaves(3, { at: [-46, -24], rx: 14, ry: 8 }, 6, 'green', 16) +
    chopped(6, OPENING, 20, 'green') +
    steam([0, -42], 44),
  congee: () =>
    bowl('porcelain', 'porcelain') +
    liquid([0, -12], 84, 47, 'cream') +
    grains(4, OPENING, 60, ['#fff', light('rice'), own('rice')], [3, 3]) +
    at([-26, -16], halfEgg([0, 0], 20, -14, 'cola')) +
    at([-2, -4], halfEgg([0, 0], 17, 20, 'cola')) +
    strands(5, { at: [28, -18], rx: 20, ry: 9 }, 10, 'pork', 3.4) +
    strands(8, { at: [14, -32], rx: 14, ry: 5 }, 6, 'ginger', 2) +
    chopped(6, { at: [0, -10], rx: 60, ry: 28 }, 22, 'green') +
    steam([4, -42], 44),
  'beef-chow-fun': () =>
    plate('china', 'chilli') +
    lifted(mound([0, 8], 66, 30, 'soy')) +
    strands(7, { at: [0, 6], rx: 62, ry: 22, rise: 34 }, 16, 'caramel', 7) +
    chunks(3, { at: [0, -4], rx: 48, ry: 14, rise: 20 }, 9, 11, 'beef') +
    strands(9, { at: [0, -6], rx: 50, ry: 16, rise: 18 }, 12, 'daikon', 2.4) +
    leaves(4, { at: [0, -6], rx: 48, ry: 14, rise: 18 }, 10, 'green', 20) +
    grains(2, { at: [0, -4], rx: 52, ry: 18, rise: 22 }, 18, ['#fff', own('tahini')], [2.4, 1.8]) +
    steam([0, -32], 40),
  'lotus-leaf-rice': () =>
    plate('porcelain') +
    lifted(
      area(
        'M-84 0Q-70-34-36-32Q-20-58 8-40Q40-60 54-30Q88-26 80 6Q92 34 48 34Q30 54-4 42Q-40 56-54 32Q-92 28-84 0z',
        paint('lotus'),
      ) +
        line(
          'M0 0L-74-4M0 0L-34-30M0 0L8-40M0 0L52-28M0 0L78 8M0 0L46 34M0 0L-6 42M0 0L-52 32',
          light('lotus'),
          1.6,
          ' opacity=".6"',
        ),
    ) +
    riceHeap(6, [0, 4], 44, 32, 'tahini', 'rice') +
    chunks(5, { at: [0, -4], rx: 32, ry: 10, rise: 16 }, 6, 10, 'chicken') +
    chunks(8, { at: [0, -6], rx: 30, ry: 10, rise: 14 }, 5, 8, 'garnet') +
    chunks(9, { at: [0, -4], rx: 30, ry: 10, rise: 14 }, 4, 8, 'mushroom') +
    steam([0, -36], 38),
  'shrimp-spring-rolls': () =>
    plate('slate') +
    copies('springroll', springRoll([0, 0], 1, -14), [
      [-10, -12, 0.92, -4],
      [-12, 8, 0.92],
      [4, 26, 0.92, 6],
    ]) +
    dip([58, -16], 22, 'soy') +
    leaves(3, { at: [-54, 26], rx: 12, ry: 8 }, 5, 'lettuce', 20),
  'egg-tarts': () =>
    plate('china') + tart([-34, -8], 0.98, 'custard') + tart([34, 4], 1.08, 'custard') + steam([-6, -38], 34),
  'mango-pomelo-sago': () =>
    bowl('china') +
    liquid([0, -12], 84, 47, 'mango') +
    grains(4, OPENING, 60, ['#fffdf4', own('custard')], [0.6, 5]) +
    cubes(3, { at: [-8, -18], rx: 50, ry: 18 }, 11, 11, 'mango') +
    chunks(6, { at: [18, -10], rx: 44, ry: 20 }, 12, 6, 'ginger') +
    leaves(2, { at: [-6, -32], rx: 8, ry: 4 }, 4, 'mint', 20),
  'iced-lemon-tea': () =>
    glass({
      drink: 'tea',
      ice: true,
      straw: 'chilli',
      inside: citrus([-18, 10], 15) + citrus([14, 34], 15, 'lemon', 20) + citrus([-12, 56], 14, 'lemon', 50),
      brim: citrus([-40, -62], 19, 'lemon', -30),
    }),
  'hong-kong-milk-tea': () =>
    cup('milktea', 'porcelain', ellipse([-8, -18], 20, light('milktea'), 7, ' opacity=".5"')) +
    steam([0, -34], 42),
  'chrysanthemum-tea': () =>
    at([-14, -6], teapot('porcelain'), 0.86) + at([62, 46], cup('flower', 'porcelain', ''), 0.42),
} as const;
