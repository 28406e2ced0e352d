import { bubbleCup, glass } from '../drawing/drinks';
import { area, at, ellipse, lifted, line } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import { board, plate } from '../drawing/vessels';
import { doughRing, slice } from '../foods/breads';
import { drumstick, roughBall } from '../foods/pieces';
import { ball, citrus } from '../foods/slices';
import { chopped, chunks, cubes, drizzle, grains, leaves, mound, pool, steam } from '../foods/textures';

function pancake(y: number, rx: number): string {
  return (
    area(
      `M-${rx} ${y}C-${rx} ${y + 30} ${rx} ${y + 30} ${rx} ${y}V${y + 11}C${rx} ${y + 44}-${rx} ${y + 44}-${rx} ${y + 11}z`,
      paint('bread'),
    ) +
    ellipse([0, y], rx, own('crust'), rx * 0.46) +
    ellipse([-2, y - 1], rx - 5, paint('glaze'), rx * 0.41)
  );
}

/** Brunch, tea and cakes. */
export const cafeDishes = {
  pancakes: () =>
    plate('porcelain') +
    lifted(pancake(22, 64) + pancake(6, 62) + pancake(-10, 60)) +
    pool(4, { at: [2, -14], rx: 40, ry: 17 }, 'honey') +
    line('M-38-6q-8 14-2 32M34-4q8 16 4 40', own('honey'), 7) +
    cubes(3, { at: [0, -20], rx: 4, ry: 2 }, 1, 15, 'butter') +
    ball([-56, 36], 10, 'strawberry') +
    ball([-40, 44], 8, 'berry') +
    ball([54, 38], 9, 'berry') +
    ball([40, 46], 9, 'strawberry') +
    ball([-22, -18], 8, 'berry') +
    steam([2, -36], 32),
  'eggs-on-toast': () =>
    plate('china') +
    slice([-26, 8], 44, 'bread', -14) +
    slice([30, 8], 46, 'bread', 10) +
    lifted(chunks(4, { at: [2, -4], rx: 44, ry: 20 }, 20, 14, 'yolk')) +
    chunks(9, { at: [2, -8], rx: 40, ry: 16 }, 10, 10, 'butter') +
    chopped(5, { at: [2, -8], rx: 44, ry: 20 }, 26, 'green') +
    grains(6, { at: [2, -8], rx: 44, ry: 20 }, 12, [shade('ink')], [0.6, 2]) +
    steam([2, -30], 36),
  'waffle-and-chicken': () =>
    plate('slate') +
    lifted(ellipse([-4, 14], 74, shade('crust'), 43) + ellipse([-4, 4], 74, paint('batter'), 43)) +
    line(
      'M-66-12L34 40M-46-26L58 26M-20-34L70 8M-66 16L40-34M-46 32L66-18M-14 42L70 2',
      shade('crust'),
      4,
      ' opacity=".8"',
    ) +
    line('M-64-15L34 36M-46-29L58 22M-20-37L70 5', light('butter'), 1.6, ' opacity=".8"') +
    lifted(drumstick([2, -12], 0.72, -8)) +
    lifted(roughBall(4, [-30, 8], 22, 'chicken') + roughBall(6, [32, 14], 19, 'chicken')) +
    drizzle([0, -4], 70, 40, 'honey', 4, 5) +
    grains(8, { at: [0, 0], rx: 50, ry: 24 }, 16, [own('chilli')], [2, 2]),
  'brown-sugar-milk-tea': () => bubbleCup('milktea', 'cola'),
  'cold-oolong': () =>
    glass({
      drink: 'greentea',
      ice: true,
      straw: 'chutney',
      inside: leaves(4, { at: [0, 40], rx: 22, ry: 20 }, 6, 'spinach', 20),
      brim: citrus([-38, -58], 17, 'lime', -20),
    }),
  'strawberry-shortcake': () =>
    plate('china', 'rose') +
    lifted(
      [
        area('M-58-8L8 30V66L-58 24z', paint('sponge')),
        area('M66-18L8 30V66L66 16z', own('sponge')),
        area('M66-18L8 30V66L66 16z', '#1d0f06', ' opacity=".12"'),
        line('M-58 8L8 48L66 0', '#fff', 8),
        line('M-50 11L-44 15M-30 24l8 5M-6 38l8 5M22 38l8-7M44 18l8-7', own('strawberry'), 7),
        area('M-58-8Q-4-50 66-18L8 30V36L-58-2z', paint('cream')),
        area('M-58-8Q-4-50 66-18L8 30z', light('cream')),
        line('M-58-6Q-30 10 8 32Q40 6 66-16', own('cream'), 5),
      ].join(''),
    ) +
    mound([2, -14], 24, 18, 'cream') +
    at(
      [2, -34],
      area('M-15-8Q0-20 15-8Q16 12 0 20Q-16 12-15-8z', paint('strawberry')) +
        grains(4, { at: [0, 2], rx: 10, ry: 12 }, 12, [light('lemon')], [1.4, 1.6]) +
        area('M-14-9q6-10 14-6q8-4 14 6q-8 4-14 0q-6 4-14 0z', own('herb')),
    ) +
    ball([-48, 38], 8, 'strawberry'),
  'cardamom-doughnut': () =>
    plate('porcelain') +
    at(
      [0, -4],
      doughRing(
        'crust',
        area(
          'M-68-4C-70-44-30-44 0-44S70-44 68-4Q60 16 46 8Q36 26 20 18Q4 32-14 20Q-30 28-42 12Q-60 16-68-4z',
          paint('rose'),
        ) +
          grains(
            5,
            { at: [0, -10], rx: 58, ry: 24 },
            34,
            [own('pistachio'), light('pistachio'), '#fff'],
            [4, 3.4],
          ),
      ),
      0.98,
    ),
  'sea-salt-cookie': () =>
    board() +
    at(
      [-22, 8],
      lifted(ellipse([0, 6], 58, shade('caramel'), 33) + ellipse([0, 0], 58, paint('crumb'), 33)) +
        chunks(4, { at: [0, 0], rx: 46, ry: 24 }, 10, 9, 'chocolate') +
        grains(6, { at: [0, 0], rx: 48, ry: 26 }, 24, ['#fff', shade('crumb')], [1.8, 2.2]),
    ) +
    at(
      [36, -10],
      lifted(ellipse([0, 6], 54, shade('caramel'), 31) + ellipse([0, 0], 54, paint('crumb'), 31)) +
        chunks(8, { at: [0, 0], rx: 42, ry: 22 }, 10, 9, 'chocolate') +
        grains(9, { at: [0, 0], rx: 44, ry: 24 }, 24, ['#fff', shade('crumb')], [1.8, 2.2]),
    ),
} as const;
