import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Bowls and salads, put together by the guest. */
export const garden: Kitchen = {
  categories: [
    ['Salads', '沙律'],
    ['Bowls', '健康碗'],
  ],
  sections: [
    {
      name: ['Bowls', '健康碗'],
      dishes: [
        dish(
          ['Build your box', '自選沙律盒'],
          ['A base, and four things or more from the counter.', '一款基底，四款或以上配料。'],
          14.5,
          'salad-box',
          { tags: ['VEGETARIAN', 'POPULAR'], choices: ['base', 'box'], perkPrice: 12.5 },
        ),
        dish(
          ['Roast broccoli and almond', '烤西蘭花杏仁'],
          ['Brown rice, tahini, chilli.', '糙米、芝麻醬、辣椒。'],
          13.5,
          'broccoli-almond',
          { tags: ['VEGAN'], choices: ['base'] },
        ),
        dish(
          ['Peas, mint and feta', '青豆薄荷羊芝士'],
          ['Cold, green, quick.', '冷、綠、快。'],
          12.75,
          'peas-mint-feta',
          { tags: ['VEGETARIAN'], choices: ['base'] },
        ),
        dish(
          ['Trout, potato, dill', '鱒魚薯仔蒔蘿'],
          ['Hot smoked in house.', '自家熱燻。'],
          15.75,
          'trout-potato-dill',
          { tags: ['GLUTEN_FREE'], choices: ['base'] },
        ),
      ],
    },
    {
      name: ['Soups', '湯'],
      dishes: [
        dish(
          ['Tomato and bread soup', '番茄麵包湯'],
          ['With basil oil.', '羅勒油。'],
          8.5,
          'tomato-bread-soup',
          {
            tags: ['VEGAN'],
            choices: ['size'],
          },
        ),
        dish(
          ['Squash and coconut', '南瓜椰子湯'],
          ['Ginger, lime.', '薑、青檸。'],
          8.75,
          'squash-coconut-soup',
          {
            tags: ['VEGAN', 'GLUTEN_FREE'],
            choices: ['size'],
          },
        ),
      ],
    },
    {
      name: ['Fruit & juice', '水果與果汁'],
      dishes: [
        dish(['Fruit pot', '水果杯'], ['Whatever is ripe.', '當季熟果。'], 5.5, 'fruit-pot', {
          tags: ['VEGAN'],
        }),
        dish(['Green juice', '青汁'], ['Apple, cucumber, mint.', '蘋果、青瓜、薄荷。'], 6.25, 'green-juice', {
          tags: ['VEGAN'],
          choices: ['size'],
        }),
      ],
    },
  ],
};
