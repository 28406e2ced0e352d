import { at, copies, lifted, line } from '../drawing/shapes';
import { own } from '../drawing/tones';
import { roll } from '../foods/breads';
import { nigiri, roughBall, springRoll } from '../foods/pieces';
import { dumpling } from '../foods/dumplings';
import { ball, chilli, disc } from '../foods/slices';
import { chopped, chunks, cubes, drizzle, leaves, pool, riceHeap } from '../foods/textures';

/** Food without a vessel, for the carrier of the home page and for empty plates. */
export const bites = {
  'falafel-bite': () =>
    leaves(4, { at: [0, 30], rx: 72, ry: 22 }, 14, 'lettuce', 44) +
    copies('falafelbite', roughBall(3, [0, 0], 38, 'falafel'), [
      [-44, 16, 1],
      [46, 14, 1, 30],
      [0, -28, 1, -20],
    ]) +
    drizzle([2, 4], 110, 50, 'tahini', 4, 8),
  'salad-bite': () =>
    lifted(leaves(3, { at: [0, 10], rx: 62, ry: 44, rise: 54 }, 24, 'lettuce', 56)) +
    leaves(5, { at: [0, 6], rx: 54, ry: 38 }, 8, 'green', 40) +
    disc([-26, 6], 24, 'radish', 'daikon') +
    disc([34, -20], 24, 'cucumber', 'cucumber', 20) +
    ball([22, 34], 18, 'tomato'),
  'tomato-bite': () =>
    lifted(ball([-32, 14], 46, 'tomato') + ball([42, 24], 40, 'tomato') + ball([8, -36], 42, 'tomato')) +
    at([8, -70], leaves(3, { at: [0, 0], rx: 8, ry: 4 }, 5, 'herb', 26)),
  'dumpling-bite': () =>
    copies('dumplingbite', dumpling([0, 0], 1, 'shrimp'), [
      [0, -28, 1.7],
      [-46, 22, 1.6],
      [46, 26, 1.6],
    ]),
  'sushi-bite': () => nigiri([-8, -34], 'tuna', 1.7, -8) + nigiri([8, 34], 'salmon', 1.9, -6),
  'spring-roll-bite': () =>
    springRoll([-6, -34], 1.4, -20) + springRoll([0, 8], 1.5, -16) + springRoll([6, 50], 1.4, -12),
  'rice-bite': () =>
    lifted(riceHeap(3, [-6, 34], 88, 96)) +
    pool(5, { at: [24, 30], rx: 58, ry: 34 }, 'curry') +
    chunks(6, { at: [24, 26], rx: 42, ry: 22 }, 5, 24, 'carrot') +
    cubes(7, { at: [20, 20], rx: 40, ry: 20 }, 4, 18, 'paneer') +
    leaves(4, { at: [0, -12], rx: 34, ry: 14 }, 6, 'herb', 22),
  'roll-bite': () =>
    roll(
      4,
      [0, 0],
      {
        base: 'lettuce',
        bits:
          chunks(3, { at: [0, 0], rx: 7, ry: 17 }, 7, 7, 'chicken') +
          line('M-4-16q6 8 0 16t4 14', own('onion'), 4),
      },
      'roti',
      1.06,
      -28,
    ) + chopped(5, { at: [0, 60], rx: 50, ry: 8 }, 12),
  'chilli-bite': () =>
    lifted(chilli([-4, -26], 74, -24) + chilli([6, 26], 70, -8, 'herb') + chilli([0, 60], 56, 6)),
} as const;
