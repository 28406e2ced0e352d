import { glass } from '../drawing/drinks';
import { area, at, ellipse, lifted, line } from '../drawing/shapes';
import { light, own, paint, shade } from '../drawing/tones';
import type { Tone } from '../drawing/tones';
import { board, paperSheet, plate, slate } from '../drawing/vessels';
import { pretzel } from '../foods/breads';
import { bunBottom, bunTop, ruffle, shreds } from '../foods/sandwiches';
import { ball, dip, disc, loop, wedge } from '../foods/slices';
import { fries } from '../foods/vegetables';
import { chunks, grains, leaves, steam } from '../foods/textures';

type Burger = {
  readonly patty: Tone;
  readonly patties?: number;
  readonly between: string;
  readonly rough?: boolean;
};

function patty(y: number, tone: Tone, rough: boolean, seed: number): string {
  return (
    area(
      `M-62 ${y}C-66 ${y + 22}-40 ${y + 34} 0 ${y + 34}S66 ${y + 22} 62 ${y}Q0 ${y - 18}-62 ${y}z`,
      paint(tone),
    ) +
    (rough
      ? chunks(seed, { at: [0, y + 16], rx: 54, ry: 9 }, 16, 9, tone)
      : grains(
          seed,
          { at: [0, y + 16], rx: 54, ry: 11 },
          40,
          [shade(tone), light(tone), shade('char')],
          [4, 3],
        ))
  );
}

function burger(seed: number, { patty: tone, patties = 1, between, rough = false }: Burger): string {
  const top = patties === 2 ? -22 : -14;
  return lifted(
    bunBottom([0, 30], 64) +
      ruffle([0, 28], 68) +
      patty(12, tone, rough, seed) +
      (patties === 2
        ? area('M-64 8L0 34L64 8L40-4H-40z', paint('cheese')) + patty(-6, tone, rough, seed + 1)
        : '') +
      at([0, patties === 2 ? -16 : 0], between) +
      bunTop(seed, [0, top], 66),
  );
}

const CHEESE = area('M-66 6Q-40 8-26 24Q-18 12 0 18Q18 34 30 16Q50 12 66 6L40-8H-40z', paint('cheese'));
const TOMATO =
  area('M-60-2Q0 22 60-2L56-10H-56z', paint('tomato')) + line('M-58-1Q0 22 58-1', light('tomato'), 2);
const PICKLES =
  disc([-34, 10], 13, 'pickle', 'chutney') +
  disc([0, 16], 13, 'pickle', 'chutney') +
  disc([34, 10], 13, 'pickle', 'chutney');

/** Burgers, sausages and what lies beside them. */
export const grillDishes = {
  'house-burger': () =>
    paperSheet('paper', 'chilli') +
    at([0, 2], burger(3, { patty: 'beef', patties: 2, between: CHEESE + PICKLES + TOMATO })),
  'fried-chicken-burger': () =>
    board() +
    at(
      [0, 0],
      burger(5, {
        patty: 'chicken',
        rough: true,
        between:
          shreds(4, [0, 6], 56, 'cabbage', 16, 9) +
          shreds(6, [0, 4], 50, 'turnip', 8, 7) +
          line('M-40 12q4 14 10 2M20 14q6 16 12 0', own('honey'), 6),
      }),
    ),
  'beetroot-bean-burger': () =>
    plate('porcelain') +
    at(
      [0, -4],
      burger(7, {
        patty: 'beetroot',
        between:
          leaves(3, { at: [0, 4], rx: 56, ry: 7 }, 12, 'spinach', 22) +
          loop([-24, 6], 14, 'onion') +
          loop([20, 8], 14, 'onion') +
          line('M-50 8q10 12 18 2t20 4t24-4t22 2', own('tahini'), 5),
      }),
    ),
  bratwurst: () =>
    paperSheet('kraft') +
    at(
      [0, 0],
      lifted(
        area('M-84 6C-90-22-60-32 0-32S90-22 84 6Q0 20-84 6z', paint('crust')) +
          area(
            'M-98-6C-104-22-86-26-72-20Q0-8 72-20C86-26 104-22 98-6C90 14 50 16 0 16S-90 14-98-6z',
            paint('sausage'),
          ) +
          line(
            'M-60-10l10 20M-30-6l10 20M0-5l10 20M30-6l10 20M58-10l8 18',
            shade('char'),
            4,
            ' opacity=".5"',
          ) +
          line('M-86-14Q-40-6 0-6T86-14', '#fff', 3, ' opacity=".45"') +
          area('M-86 6Q0 24 86 6C92 30 60 42 0 42S-92 30-86 6z', paint('crumb')) +
          line('M-72-4q10-12 18 0t18 0t18 0t18 0t18 0t18 0t18-2t14-2', own('mustard'), 6) +
          line('M-72-6q10-12 18 0t18 0t18 0t18 0t18 0', light('mustard'), 2),
      ),
    ) +
    steam([0, -34], 34),
  'half-chicken': () =>
    board() +
    at(
      [0, -4],
      lifted(
        area(
          'M-82 20C-92-20-50-48-4-44C34-52 84-30 82 4C84 32 40 42 4 38C-30 46-74 44-82 20z',
          paint('chicken'),
        ) +
          area(
            'M8 34C-2 10 20-10 48-8C78-6 88 16 74 28Q44 44 8 34z',
            paint('chicken'),
            ` stroke="${shade('chicken')}" stroke-width="1.6"`,
          ) +
          line('M78 22L98 34', light('egg'), 10) +
          line('M-60 4C-50-16-30-26-10-26M-40 24C-30 8-14 0 0 2', shade('chicken'), 3, ' opacity=".6"') +
          line('M-66-6C-58-24-40-34-20-36M26 0Q40-4 54 0', '#fff', 4.5, ' opacity=".5"') +
          grains(
            4,
            { at: [-6, -4], rx: 70, ry: 34 },
            50,
            [shade('char'), own('herb'), shade('chicken')],
            [3, 2.4],
          ),
      ),
    ) +
    wedge([-62, 40], 17, 'lemon', -14) +
    leaves(5, { at: [-20, 44], rx: 16, ry: 5 }, 8, 'herb', 14) +
    steam([-10, -44], 34),
  'half-rack-ribs': () =>
    board() +
    at(
      [0, -6],
      lifted(
        area('M-86-14C-60-40 50-44 84-22L88 18C60 42-50 46-84 26z', paint('glaze')) +
          [-62, -36, -10, 16, 42, 68]
            .map(
              (x) =>
                line(`M${x} 30q2 10 0 20`, light('egg'), 9) +
                line(`M${x - 14}-32Q${x - 4} 0 ${x - 12} 34`, shade('glaze'), 4, ' opacity=".7"') +
                line(`M${x - 4}-28Q${x + 4}-6 ${x}14`, '#fff', 3.4, ' opacity=".4"'),
            )
            .join('') +
          grains(
            6,
            { at: [0, 0], rx: 78, ry: 26 },
            40,
            [light('butter'), own('herb'), shade('char')],
            [2.6, 2],
          ),
      ),
    ) +
    dip([70, 40], 18, 'soy') +
    steam([0, -40], 34),
  chips: () =>
    slate() +
    fries([0, -20], 1.05) +
    at(
      [0, 4],
      lifted(
        area('M-58-8Q0 12 58-8L48 50Q0 64-48 50z', paint('chilli')) +
          area('M-58-8Q0 12 58-8L48 50Q0 64-48 50z', 'url(#round)') +
          line('M-36 6L-30 50M-12 10V55M12 10V55M36 6L30 50', '#fff', 5, ' opacity=".8"'),
      ),
    ) +
    dip([72, 24], 18, 'tomato') +
    grains(4, { at: [0, -40], rx: 40, ry: 16 }, 14, ['#fff'], [1.2, 2]),
  'soft-pretzel': () =>
    board() +
    at([0, -6], pretzel(4), 0.92) +
    at(
      [66, 42],
      ellipse([0, 6], 17, paint('china'), 8) + area('M-12-4L4-9L13-2V5L-3 11L-12 4z', paint('butter')),
    ),
  'vanilla-shake': () =>
    glass({
      drink: 'cream',
      foam: 'yoghurt',
      straw: 'chilli',
      brim:
        ellipse([-12, -58], 24, paint('cream'), 17) +
        ellipse([14, -58], 22, paint('cream'), 15) +
        ellipse([0, -72], 18, paint('yoghurt'), 13) +
        line('M-24-62q14 8 26 2M-8-78q10 6 18 2', shade('cream'), 2, ' opacity=".7"') +
        ball([-2, -86], 9, 'strawberry') +
        line('M-2-94q4-10 12-10', shade('herb'), 2) +
        grains(
          4,
          { at: [0, -64], rx: 26, ry: 9 },
          14,
          [own('chocolate'), own('turnip'), own('mint')],
          [4, 2.4],
        ),
    }),
} as const;
