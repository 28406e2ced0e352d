import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Cantonese lunch: baskets, congee, noodles, iced tea. */
export const dimSum: Kitchen = {
  categories: [
    ['Dim sum', '點心'],
    ['Cantonese', '粵菜'],
  ],
  sections: [
    {
      name: ['Steamed baskets', '蒸點'],
      dishes: [
        dish(
          ['Har gow with bamboo shoots', '筍尖鮮蝦餃'],
          ['Whole shrimp in clear skin, pleated by hand.', '原隻鮮蝦，晶瑩外皮，手摺。'],
          9.5,
          'har-gow',
          { tags: ['POPULAR'], choices: ['basket', 'dips'], perkPrice: 8 },
        ),
        dish(
          ['Siu mai with crab roe', '蟹籽燒賣'],
          ['Pork and shrimp, a spoon of roe on each.', '豬肉鮮蝦，每粒加蟹籽。'],
          8.75,
          'siu-mai',
          { choices: ['basket', 'dips'] },
        ),
        dish(
          ['Honey barbecue pork buns', '蜜汁叉燒包'],
          ['Three in a basket, split at the top.', '一籠三個，包頂自然爆開。'],
          7.5,
          'barbecue-pork-buns',
          { tags: ['POPULAR'] },
        ),
        dish(
          ['Mushroom and greens dumplings', '鮮菌菜苗餃'],
          ['Wood ear, shiitake, pea shoots.', '雲耳、冬菇、豆苗。'],
          7.75,
          'mushroom-dumplings',
          { tags: ['VEGAN'], choices: ['basket', 'dips'] },
        ),
      ],
    },
    {
      name: ['Congee & noodles', '粥麵'],
      dishes: [
        dish(
          ['Shrimp wonton noodles', '鮮蝦雲吞麵'],
          ['Thin egg noodles, dried flounder broth.', '幼蛋麵、大地魚湯。'],
          12.5,
          'wonton-noodles',
          { choices: ['topping'] },
        ),
        dish(
          ['Congee with pork and century egg', '皮蛋瘦肉粥'],
          ['Cooked four hours, until no grain is left.', '煲足四小時，綿滑無米。'],
          10.25,
          'congee',
          { choices: ['topping', 'size'] },
        ),
        dish(
          ['Beef chow fun', '乾炒牛河'],
          ['Wide rice noodles with the breath of the wok.', '闊河粉，鑊氣十足。'],
          15.5,
          'beef-chow-fun',
          { choices: ['size'], perkPrice: 13.5 },
        ),
        dish(
          ['Lotus leaf rice with chicken', '荷葉珍珠雞'],
          ['Sticky rice, chicken, sausage, opened at the table.', '糯米、雞肉、臘腸，荷葉包裹。'],
          9.75,
          'lotus-leaf-rice',
        ),
      ],
    },
    {
      name: ['Crisp & sweet', '煎炸與甜點'],
      dishes: [
        dish(
          ['Shrimp spring rolls', '鮮蝦春卷'],
          ['Three, cut, with Worcestershire.', '三條，切件，配喼汁。'],
          7.25,
          'shrimp-spring-rolls',
          { choices: ['dips'] },
        ),
        dish(
          ['Warm egg tarts', '酥皮蛋撻'],
          ['Two, from the oven at eleven and at two.', '兩件，十一時和兩時出爐。'],
          5.5,
          'egg-tarts',
          { tags: ['VEGETARIAN'] },
        ),
        dish(
          ['Mango pomelo sago', '楊枝甘露'],
          ['Cold mango, pomelo, coconut.', '凍芒果、柚子、椰奶。'],
          6.75,
          'mango-pomelo-sago',
          { tags: ['VEGETARIAN'], soldOut: ['Not today: the mangoes are not ripe', '今日停售：芒果未熟'] },
        ),
      ],
    },
    {
      name: ['Drinks', '飲料'],
      dishes: [
        dish(
          ['Iced lemon tea', '凍檸茶'],
          ['Ceylon tea, five slices of lemon.', '錫蘭茶，五片檸檬。'],
          4.25,
          'iced-lemon-tea',
          { choices: ['sweetness', 'ice'] },
        ),
        dish(
          ['Hong Kong milk tea', '港式奶茶'],
          ['Strained through silk, evaporated milk.', '絲襪濾茶，淡奶。'],
          4.5,
          'hong-kong-milk-tea',
          { tags: ['VEGETARIAN'], choices: ['sweetness'] },
        ),
        dish(
          ['Chrysanthemum tea', '菊花茶'],
          ['Unsweetened, in a pot for one.', '無糖，一人壺。'],
          3.5,
          'chrysanthemum-tea',
          { tags: ['VEGAN'] },
        ),
      ],
    },
  ],
};
