import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

const VEG = ['VEGETARIAN'] as const;

/** Awadhi lunches: thalis, rolls, rice sealed with dough. */
export const lucknow: Kitchen = {
  categories: [
    ['Curries', '咖喱'],
    ['Indian', '印度菜'],
  ],
  sections: [
    {
      name: ['Thalis', '塔利套餐'],
      dishes: [
        dish(
          ['Build-your-own thali', '自選塔利'],
          [
            'Two curries, one bread, rice, kachumber and a sweet. Changes with the market, always on steel.',
            '兩款咖喱、一款麵包、米飯、沙律和甜點，用鋼盤盛上。',
          ],
          18.5,
          'build-your-own-thali',
          {
            tags: ['VEGETARIAN', 'POPULAR'],
            choices: ['bread', 'curries', 'sides'],
            perkPrice: 16.5,
          },
        ),
        dish(
          ['Office thali for one', '一人辦公室塔利'],
          [
            'Five compartments: dal, paneer, rice, roti, and whatever the kitchen is proud of.',
            '五格：扁豆、芝士、飯、薄餅，還有廚房的得意之作。',
          ],
          15,
          'office-thali',
          { tags: [...VEG], choices: ['bread', 'sides'], perkPrice: 13.5 },
        ),
        dish(
          ['Seekh kebab thali', '烤羊肉串塔利'],
          ['Lamb seekh, rumali roti and smoked aubergine.', '羊肉串、手帕薄餅、煙燻茄子。'],
          17.75,
          'seekh-kebab-thali',
          {
            tags: ['HALAL'],
            choices: ['bread'],
            soldOut: ['Sold out today, back tomorrow', '今日售罄，明天再來'],
          },
        ),
      ],
    },
    {
      name: ['Kathi rolls', '卡提卷'],
      dishes: [
        dish(
          ['Chicken kathi roll', '雞肉卡提卷'],
          [
            'Chargrilled thigh, pickled onion and green chutney in a flaky paratha.',
            '炭烤雞腿、醃洋蔥和青醬，包在千層餅裏。',
          ],
          12.75,
          'chicken-kathi-roll',
          { tags: ['SPICY', 'POPULAR', 'HALAL'], choices: ['heat', 'sides'] },
        ),
        dish(
          ['Paneer tikka roll', '烤芝士卡提卷'],
          ['Smoked paneer, peppers and mint.', '煙燻芝士、甜椒和薄荷。'],
          11.5,
          'paneer-tikka-roll',
          { tags: [...VEG], choices: ['heat'] },
        ),
        dish(
          ['Egg roll, Calcutta style', '加爾各答雞蛋卷'],
          ['A paratha fried into two eggs, with onion and lime.', '千層餅煎兩隻蛋，配洋蔥和青檸。'],
          9.25,
          'calcutta-egg-roll',
          { tags: [...VEG] },
        ),
      ],
    },
    {
      name: ['Biryani & rice', '香飯'],
      dishes: [
        dish(
          [
            'Hyderabadi vegetable dum biryani with saffron, mint and burnt onions',
            '海得拉巴番紅花薄荷焦蔥蔬菜燜飯',
          ],
          [
            'Sealed with dough, opened at your desk. Serves one and a half.',
            '以麵糰封口，在你的桌上打開。一個半人份。',
          ],
          17.25,
          'vegetable-biryani',
          { tags: [...VEG], choices: ['heat', 'sides'] },
        ),
        dish(
          ['Lemon rice box', '檸檬飯盒'],
          ['Curry leaves, peanuts, turmeric; light and sharp.', '咖喱葉、花生、薑黃，清爽帶酸。'],
          14.25,
          'lemon-rice-box',
          { tags: ['VEGAN', 'GLUTEN_FREE'] },
        ),
        dish(
          ['Dal makhani', '慢燉黑扁豆'],
          [
            'Black lentils left on the coals overnight, finished with white butter.',
            '黑扁豆在炭火上過夜，最後加白牛油。',
          ],
          13.25,
          'dal-makhani',
          { tags: [...VEG, 'GLUTEN_FREE'], choices: ['bread'] },
        ),
      ],
    },
    {
      name: ['Sweets & drinks', '甜品與飲料'],
      dishes: [
        dish(
          ['Saffron caramel custard', '番紅花焦糖布丁'],
          ['Set in the lid, turned out warm.', '在盒蓋裏凝固，溫熱倒出。'],
          6,
          'saffron-custard',
          { tags: [...VEG] },
        ),
        dish(
          ['Mango lassi', '芒果奶昔'],
          ['Alphonso, yoghurt, cardamom. Regular or large.', '阿方索芒果、乳酪、小荳蔻。'],
          5.25,
          'mango-lassi',
          { tags: [...VEG], choices: ['size', 'sweetness'] },
        ),
        dish(
          ['Masala chai', '香料奶茶'],
          ['Ginger and black tea, boiled twice.', '薑和紅茶，煮兩遍。'],
          3.75,
          'masala-chai',
          { tags: [...VEG], choices: ['milk'] },
        ),
      ],
    },
  ],
  draft: [
    {
      name: ['Monsoon board', '雨季菜牌'],
      dishes: [
        dish(
          ['Onion bhajia with chai', '洋蔥炸餅配奶茶'],
          ['For when it rains on Adelaide Street.', '雨天的阿德萊德街必備。'],
          9.5,
          'onion-bhajia',
          { tags: [...VEG] },
        ),
      ],
    },
  ],
};
