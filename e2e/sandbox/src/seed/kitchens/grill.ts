import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Burgers, chicken, chips. */
export const grill: Kitchen = {
  categories: [
    ['Burgers', '漢堡'],
    ['Grill', '燒烤'],
  ],
  sections: [
    {
      name: ['Burgers', '漢堡'],
      dishes: [
        dish(
          ['House burger', '招牌漢堡'],
          ['Chuck and short rib, pickles, mustard.', '牛肩肉牛小排、酸瓜、芥末。'],
          14.5,
          'house-burger',
          { tags: ['POPULAR'], choices: ['doneness', 'patty'], perkPrice: 12.5 },
        ),
        dish(
          ['Fried chicken burger', '炸雞漢堡'],
          ['Buttermilk, hot honey, slaw.', '酪乳、辣蜜糖、菜絲。'],
          14,
          'fried-chicken-burger',
          { tags: ['SPICY'], choices: ['heat', 'patty'] },
        ),
        dish(
          ['Beetroot and bean burger', '紅菜頭豆漢堡'],
          ['Crisp outside, soft inside.', '外脆內軟。'],
          13,
          'beetroot-bean-burger',
          { tags: ['VEGAN'] },
        ),
      ],
    },
    {
      name: ['From the grill', '燒烤'],
      dishes: [
        dish(
          ['Bratwurst in a roll', '德國香腸包'],
          ['Beech smoke, sweet mustard.', '山毛櫸煙燻、甜芥末。'],
          9.5,
          'bratwurst',
        ),
        dish(
          ['Half a chicken', '半隻烤雞'],
          ['Brined a day, lemon and thyme.', '醃一天，檸檬百里香。'],
          17.5,
          'half-chicken',
          { tags: ['GLUTEN_FREE', 'HALAL'] },
        ),
        dish(
          ['Ribs by the half rack', '半份豬肋骨'],
          ['Slow, then very hot.', '慢燒，再猛火。'],
          21,
          'half-rack-ribs',
          { soldOut: ['Smoked for tomorrow', '明天才好'] },
        ),
      ],
    },
    {
      name: ['Sides & drinks', '小食與飲料'],
      dishes: [
        dish(['Chips', '薯條'], ['Thrice cooked.', '三次炸。'], 5.5, 'chips', {
          tags: ['VEGAN'],
          choices: ['size'],
        }),
        dish(['Soft pretzel', '軟鹼水包'], ['With butter.', '配牛油。'], 4.5, 'soft-pretzel', {
          tags: ['VEGETARIAN'],
        }),
        dish(['Vanilla shake', '雲呢拿奶昔'], ['Two scoops.', '兩球雪糕。'], 6.5, 'vanilla-shake', {
          tags: ['VEGETARIAN'],
          choices: ['size'],
        }),
      ],
    },
  ],
};
