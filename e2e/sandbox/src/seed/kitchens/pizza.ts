import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Pizza and pasta. */
export const pizza: Kitchen = {
  categories: [
    ['Pizza', '薄餅'],
    ['Italian', '意大利菜'],
  ],
  sections: [
    {
      name: ['Pizza', '薄餅'],
      dishes: [
        dish(
          ['Margherita', '瑪格麗特'],
          ['San Marzano, fior di latte, basil.', '聖馬扎諾番茄、鮮芝士、羅勒。'],
          14,
          'margherita',
          { tags: ['VEGETARIAN', 'POPULAR'], choices: ['crust'], perkPrice: 12 },
        ),
        dish(
          ['Nduja and honey', '辣肉醬蜜糖'],
          ['Hot, then sweet, then hot again.', '先辣，後甜，再辣。'],
          17.5,
          'nduja-honey',
          { tags: ['SPICY'], choices: ['crust'] },
        ),
        dish(
          ['Potato and rosemary', '薯仔迷迭香'],
          ['White pizza, smoked scamorza.', '白薄餅、煙燻芝士。'],
          15.5,
          'potato-rosemary',
          { tags: ['VEGETARIAN'], choices: ['crust'] },
        ),
      ],
    },
    {
      name: ['Pasta', '意粉'],
      dishes: [
        dish(
          ['Cacio e pepe', '芝士黑椒意粉'],
          ['Tonnarelli, pecorino, pepper.', '粗意粉、羊芝士、胡椒。'],
          16,
          'cacio-e-pepe',
          { tags: ['VEGETARIAN'], choices: ['size'] },
        ),
        dish(
          ['Ragù of the house', '招牌肉醬意粉'],
          ['Six hours, three meats.', '六小時，三種肉。'],
          17.25,
          'ragu',
          { choices: ['size'] },
        ),
        dish(
          ['Baked aubergine', '焗茄子'],
          ['Tomato, parmesan, crumbs.', '番茄、巴馬臣、麵包糠。'],
          13.75,
          'baked-aubergine',
          { tags: ['VEGETARIAN'] },
        ),
      ],
    },
    {
      name: ['After', '餐後'],
      dishes: [
        dish(['Tiramisù', '提拉米蘇'], ['In a tin, with a spoon.', '鋼盒盛，附匙。'], 7.25, 'tiramisu', {
          tags: ['VEGETARIAN'],
        }),
        dish(['Blood orange soda', '血橙梳打'], ['From Sicily.', '西西里。'], 3.75, 'blood-orange-soda', {
          tags: ['VEGAN'],
        }),
      ],
    },
  ],
};
