import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Mezze, falafel, saj. */
export const levant: Kitchen = {
  categories: [
    ['Levant', '黎凡特菜'],
    ['Salads', '沙律'],
  ],
  sections: [
    {
      name: ['Wraps', '卷餅'],
      dishes: [
        dish(
          ['Falafel in saj', '鷹嘴豆丸薄餅'],
          ['Fried to order, tahini, pickled turnip.', '即炸，芝麻醬，醃蘿蔔。'],
          11.25,
          'falafel-saj',
          { tags: ['VEGAN', 'POPULAR'], choices: ['sides'], perkPrice: 9.75 },
        ),
        dish(
          ['Chicken shawarma', '烤雞肉卷'],
          ['Garlic sauce, cucumber, saj bread.', '蒜醬、青瓜、薄餅。'],
          13,
          'chicken-shawarma',
          { tags: ['HALAL'], choices: ['heat'] },
        ),
        dish(
          ['Lamb kofta plate', '羊肉丸拼盤'],
          ['Two skewers, rice, burnt tomato.', '兩串，飯，烤番茄。'],
          17,
          'lamb-kofta',
          { tags: ['HALAL'], choices: ['rice'] },
        ),
      ],
    },
    {
      name: ['Mezze', '小碟'],
      dishes: [
        dish(
          ['Hummus with brown butter', '焦化牛油鷹嘴豆泥'],
          ['Warm, with a saj to tear.', '溫熱，配薄餅。'],
          8.5,
          'hummus',
          { tags: ['VEGETARIAN'] },
        ),
        dish(
          ['Smoked aubergine', '煙燻茄子蓉'],
          ['Pomegranate, mint.', '石榴、薄荷。'],
          8.75,
          'smoked-aubergine',
          {
            tags: ['VEGAN', 'GLUTEN_FREE'],
          },
        ),
        dish(
          ['Fattoush', '脆餅沙律'],
          ['Toasted bread, sumac, radish.', '烤餅、漆樹粉、蘿蔔。'],
          9.75,
          'fattoush',
          { tags: ['VEGAN'] },
        ),
        dish(
          ['Potatoes with coriander', '芫荽炒薯'],
          ['Fried twice, lemon, chilli.', '炸兩次，檸檬、辣椒。'],
          7.5,
          'coriander-potatoes',
          { tags: ['VEGAN', 'SPICY'] },
        ),
      ],
    },
    {
      name: ['Morning and ahead', '早市與預訂'],
      dishes: [
        dish(
          ['Manoushe with zaatar', '百里香烤餅'],
          ['Baked on the dome until eleven.', '圓頂鐵板現烤，供應至十一時。'],
          6.75,
          'manoushe',
          { tags: ['VEGAN'], served: { open: '07:00', close: '11:00' } },
        ),
        dish(
          ['Whole lamb shoulder', '原隻羊肩'],
          ['Three hours in the oven; order it ahead.', '焗足三小時，請預訂。'],
          64,
          'lamb-shoulder',
          { tags: ['HALAL'], prepMinutes: 180 },
        ),
        dish(
          ['Staff plate', '員工餐'],
          ['Whatever is left at four.', '四時剩下甚麼就吃甚麼。'],
          6,
          'staff-plate',
          {
            isHidden: true,
          },
        ),
      ],
    },
    {
      name: ['Sweets & drinks', '甜品與飲料'],
      dishes: [
        dish(['Rose water pudding', '玫瑰水布丁'], ['Pistachio on top.', '灑開心果。'], 5.5, 'rose-pudding', {
          tags: ['VEGETARIAN'],
        }),
        dish(['Mint lemonade', '薄荷檸檬水'], ['Blended with ice.', '與冰同打。'], 4.5, 'mint-lemonade', {
          tags: ['VEGAN'],
          choices: ['size'],
        }),
      ],
    },
  ],
};
