import { cup, glass } from '../drawing/drinks';
import { area, at, ellipse, lifted, line } from '../drawing/shapes';
import type { Point } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import { bed, board, bowl, plate, slate } from '../drawing/vessels';
import { croissant, doughRing, slice } from '../foods/breads';
import { baguette, ruffle } from '../foods/sandwiches';
import { tart } from '../foods/pieces';
import { citrus, disc, wedge } from '../foods/slices';
import { chunks, cubes, drizzle, grains, leaves, mound, pool, steam, strands } from '../foods/textures';

/** Draws a wedge cut from a flat cake or quiche, its point at the front. */
function pieWedge([x, y]: Point, top: string, body: string, scale = 1): string {
  return at(
    [x, y],
    lifted(
      [
        area('M-64-20L-6 36V52L-70-2z', body),
        area('M64-28L-6 36V52L70-8z', body),
        area('M64-28L-6 36V52L70-8z', '#1d0f06', ' opacity=".16"'),
        area('M-64-20Q-8-62 64-28L-6 36z', top),
        area('M-64-20Q-8-62 64-28L72-32Q-6-78-74-24L-70-2L-64-8z', paint('crust')),
        line('M-66-26Q-8-68 64-34', light('crust'), 4, ' opacity=".8"'),
      ].join(''),
    ),
    scale,
  );
}

/** Dishes of a bakery that makes sandwiches and salads. */
export const bakeryDishes = {
  'jambon-beurre': () =>
    board() +
    at(
      [0, -4],
      baguette(
        3,
        ruffle([0, 12], 88) +
          [-64, -22, 20, 60]
            .map((x) =>
              area(
                `M${x - 30} 8q10 20 26 8t30 6q2-10-6-16z`,
                paint('ham'),
                ` stroke="${shade('ham')}" stroke-width="1"`,
              ),
            )
            .join('') +
          line('M-80 8Q0 20 80 8', own('butter'), 5),
      ),
    ),
  'aubergine-sourdough': () =>
    slate() +
    slice([0, 2], 62, 'bread', -8) +
    lifted(pool(3, { at: [0, -6], rx: 46, ry: 26 }, 'aubergine')) +
    drizzle([0, -8], 66, 34, 'tahini', 4, 4) +
    chunks(8, { at: [0, -6], rx: 36, ry: 18 }, 8, 4, 'garnet') +
    leaves(4, { at: [0, -8], rx: 40, ry: 20 }, 9, 'herb', 12),
  'croque-monsieur': () =>
    plate('china') +
    lifted(
      area('M-64 16L0 46L66 12V26L0 62L-64 32z', paint('crust')) +
        line('M-62 26L0 56L64 22', own('ham'), 6) +
        line('M-62 22L0 51L64 18', own('cheese'), 4) +
        area('M-64 16L4-24L66 12L0 46z', paint('cheese')) +
        area('M-30 30q2 22 8 18t6-8zM34 28q4 22 10 16t4-20z', own('cheese')) +
        chunks(5, { at: [0, 10], rx: 38, ry: 16 }, 10, 5, 'crust') +
        grains(3, { at: [0, 10], rx: 44, ry: 18 }, 20, [shade('glaze'), light('butter')], [3, 3]),
    ) +
    leaves(6, { at: [-52, -20], rx: 20, ry: 10 }, 8, 'lettuce', 22) +
    steam([6, -24], 36),
  'smoked-trout-bagel': () =>
    board() +
    at([0, 14], area('M-76-6C-76 24-40 36 0 36S76 24 76-6z', paint('crust'))) +
    ruffle([0, 12], 80) +
    area('M-74 4Q-40 22 0 14T74 4L70-10H-70z', paint('cream')) +
    area(
      'M-70-6q20 26 44 10t46 2t48-12l-10-10H-60z',
      paint('salmon'),
      ` stroke="${shade('salmon')}" stroke-width="1.2"`,
    ) +
    disc([-34, 4], 12, 'cucumber', 'cucumber') +
    disc([44, 2], 12, 'cucumber', 'cucumber') +
    at(
      [0, -22],
      doughRing(
        'crust',
        grains(5, { at: [0, 0], rx: 64, ry: 34 }, 60, ['#fff3d6', shade('char'), own('butter')], [2.6, 2.2]),
      ),
      0.96,
    ),
  'leek-quiche': () =>
    plate('porcelain') +
    pieWedge([-10, 6], paint('custard'), own('custard'), 0.9) +
    at(
      [-10, 0],
      strands(4, { at: [0, -14], rx: 34, ry: 14 }, 10, 'pea', 3) +
        grains(5, { at: [0, -14], rx: 36, ry: 18 }, 16, [shade('caramel'), light('butter')], [3, 3]),
    ) +
    leaves(6, { at: [56, 20], rx: 22, ry: 14 }, 12, 'lettuce', 20),
  'custard-tart': () =>
    plate('slate') +
    tart(
      [0, 4],
      1.5,
      'custard',
      ellipse([8, -4], 12, shade('caramel'), 6, ' opacity=".7"') +
        ellipse([-12, -10], 7, shade('caramel'), 4, ' opacity=".6"') +
        grains(3, { at: [0, -6], rx: 28, ry: 12 }, 12, [shade('cocoa')], [1.6, 1.6]),
    ),
  'apple-galette': () =>
    board() +
    lifted(
      area('M-82 2Q-86-30-50-38Q0-56 48-40Q86-30 82 4Q84 32 40 42Q0 50-44 42Q-84 32-82 2z', paint('crust')) +
        ellipse([0, 0], 62, shade('apple'), 32),
    ) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((index) => {
        const angle = index * 0.628;
        return at(
          [Math.cos(angle) * 38, Math.sin(angle) * 18],
          area('M-22 2Q0-18 22 2Q0 12-22 2z', paint('apple')) +
            line('M-22 2Q0 12 22 2', own('strawberry'), 3),
          1,
          (angle * 180) / 3.14 + 70,
        );
      })
      .join('') +
    at([0, 0], area('M-14 2Q0-12 14 2Q0 9-14 2z', paint('apple'))) +
    grains(4, { at: [0, 0], rx: 76, ry: 40 }, 30, ['#fff'], [1, 2]),
  'green-salad': () =>
    bowl('wood') +
    bed('spinach') +
    lifted(leaves(3, { at: [-4, -14], rx: 72, ry: 28, rise: 36 }, 30, 'lettuce', 38)) +
    leaves(5, { at: [0, -20], rx: 56, ry: 22, rise: 26 }, 12, 'green', 26) +
    disc([-30, -18], 12, 'radish', 'daikon') +
    disc([26, -32], 11, 'radish', 'daikon', 30) +
    wedge([34, -8], 16, 'lemon', -20) +
    line('M-20-40q20 4 24 16M-2-6q14 2 22-6', own('lemon'), 3, ' opacity=".8"'),
  'lentil-goat-cheese-salad': () =>
    bowl('clay') +
    bed('lentil') +
    lifted(mound([0, -6], 76, 30, 'lentil')) +
    grains(
      4,
      { at: [0, -10], rx: 70, ry: 26, rise: 24 },
      130,
      [light('lentil'), shade('lentil'), own('dal')],
      [1.6, 4.6],
    ) +
    leaves(6, { at: [0, -14], rx: 56, ry: 16, rise: 16 }, 9, 'spinach', 22) +
    cubes(3, { at: [-2, -22], rx: 46, ry: 14 }, 8, 12, 'feta') +
    chunks(5, { at: [4, -14], rx: 54, ry: 18 }, 7, 9, 'walnut'),
  croissant: () =>
    plate('china', 'butter') +
    croissant([0, -2], 0.9, -8) +
    grains(5, { at: [6, 38], rx: 50, ry: 8 }, 10, [own('crust')], [3, 2.4]),
  'flat-white': () =>
    cup(
      'cocoa',
      'slate',
      ellipse([0, -18], 40, own('caramel'), 15, ' opacity=".55"') +
        area('M0-8C-26-16-18-30-6-26Q0-30 6-26C18-30 26-16 0-8z', light('foam')) +
        area('M0-12C-14-18-10-24-4-22Q0-25 4-22C10-24 14-18 0-12z', own('caramel'), ' opacity=".6"'),
    ) + steam([0, -36], 38),
  'still-lemonade': () =>
    glass({
      drink: 'lemonade',
      ice: true,
      straw: 'mint',
      inside: citrus([12, 26], 14) + citrus([-14, 50], 14, 'lemon', 30),
      brim: citrus([-38, -60], 19, 'lemon', -20) + leaves(4, { at: [12, -52], rx: 12, ry: 5 }, 5, 'mint', 20),
    }),
} as const;
