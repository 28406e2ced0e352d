import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Tacos, burritos, agua fresca. */
export const taqueria: Kitchen = {
  categories: [
    ['Tacos', '墨西哥夾餅'],
    ['Mexican', '墨西哥菜'],
  ],
  sections: [
    {
      name: ['Tacos', '夾餅'],
      dishes: [
        dish(
          ['Tacos al pastor', '牧羊人烤肉夾餅'],
          ['Three, from the spit, with pineapple.', '三件，旋轉烤肉配菠蘿。'],
          13.5,
          'tacos-al-pastor',
          { tags: ['POPULAR', 'SPICY'], choices: ['tortilla', 'salsa'], perkPrice: 11.5 },
        ),
        dish(
          ['Fish tacos', '鮮魚夾餅'],
          ['Beer batter, cabbage, lime crema.', '啤酒炸漿、椰菜、青檸忌廉。'],
          14.25,
          'fish-tacos',
          { choices: ['tortilla', 'salsa'] },
        ),
        dish(
          ['Mushroom and huitlacoche tacos', '蘑菇玉米黑松夾餅'],
          ['Epazote, charred spring onion.', '土荊芥、焦香青蔥。'],
          12.75,
          'mushroom-tacos',
          { tags: ['VEGAN'], choices: ['tortilla', 'salsa'] },
        ),
      ],
    },
    {
      name: ['Bigger plates', '大份'],
      dishes: [
        dish(
          ['Burrito of slow beef', '慢燉牛肉卷餅'],
          ['Beans, rice, pickled jalapeño.', '豆、飯、醃辣椒。'],
          15.5,
          'beef-burrito',
          { tags: ['SPICY'], choices: ['salsa', 'sides'] },
        ),
        dish(
          ['Tamales of the day', '是日粟米糉'],
          ['Two in the husk.', '兩條，粟米葉包裹。'],
          11,
          'tamales',
          {
            choices: ['salsa'],
          },
        ),
        dish(
          ['Street corn', '街頭粟米'],
          ['Lime, chilli, crumbled cheese.', '青檸、辣椒、芝士碎。'],
          7.25,
          'street-corn',
          { tags: ['VEGETARIAN', 'GLUTEN_FREE'] },
        ),
        dish(
          ['Guacamole and totopos', '牛油果醬配脆片'],
          ['Mashed when you order.', '下單才搗。'],
          9.5,
          'guacamole',
          { tags: ['VEGAN'] },
        ),
      ],
    },
    {
      name: ['Aguas frescas', '鮮果水'],
      dishes: [
        dish(['Hibiscus', '洛神花'], ['Tart and cold.', '酸甜冰涼。'], 4, 'hibiscus-water', {
          tags: ['VEGAN'],
          choices: ['size', 'ice'],
        }),
        dish(
          ['Coconut and cinnamon', '椰子肉桂'],
          ['Rice milk, Oaxacan.', '米漿，瓦哈卡風味。'],
          4.5,
          'coconut-cinnamon-water',
          {
            tags: ['VEGAN'],
            choices: ['size'],
          },
        ),
      ],
    },
  ],
};
