import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Sandwiches, tarts and salads by weight. */
export const bakery: Kitchen = {
  categories: [
    ['Sandwiches', '三文治'],
    ['Bakery', '烘焙'],
  ],
  sections: [
    {
      name: ['Sandwiches', '三文治'],
      dishes: [
        dish(
          ['Jambon-beurre', '火腿牛油三文治'],
          ['Paris ham, cultured butter, nothing to hide behind.', '巴黎火腿、發酵牛油，簡單實在。'],
          11.5,
          'jambon-beurre',
          { tags: ['POPULAR'], choices: ['loaf', 'fillings'], perkPrice: 9.5 },
        ),
        dish(
          ['Roast aubergine and tahini on sourdough', '烤茄子芝麻醬酸種包'],
          ['Dill, lemon, a lot of black pepper.', '蒔蘿、檸檬、大量黑椒。'],
          12.25,
          'aubergine-sourdough',
          { tags: ['VEGAN'], choices: ['loaf', 'fillings'] },
        ),
        dish(
          ['Croque-monsieur', '法式焗火腿芝士三文治'],
          ['Gruyère inside and out, from the oven.', '內外都有格呂耶爾芝士，即焗。'],
          13,
          'croque-monsieur',
        ),
        dish(
          ['Smoked trout and horseradish bagel', '煙鱒魚辣根貝果'],
          ['Pickled cucumber, soft cheese.', '醃青瓜、軟芝士。'],
          12.75,
          'smoked-trout-bagel',
        ),
      ],
    },
    {
      name: ['Tarts & quiches', '撻與法式鹹批'],
      dishes: [
        dish(
          ['Leek and comté quiche', '韭蔥孔泰芝士鹹批'],
          ['A wedge with dressed leaves.', '一角，配沙律菜。'],
          10.5,
          'leek-quiche',
          { tags: ['VEGETARIAN'] },
        ),
        dish(
          ['Custard tart', '吉士撻'],
          ['Nutmeg, baked until it just trembles.', '肉荳蔻，剛剛凝固。'],
          4.25,
          'custard-tart',
          { tags: ['VEGETARIAN', 'POPULAR'] },
        ),
        dish(
          ['Apple galette', '蘋果薄撻'],
          ['Thin, burnt at the edges on purpose.', '薄身，邊緣故意烤焦。'],
          5.75,
          'apple-galette',
          { tags: ['VEGAN'] },
        ),
      ],
    },
    {
      name: ['Salads', '沙律'],
      dishes: [
        dish(
          ['Green salad, preserved lemon', '醃檸檬青沙律'],
          ['Leaves of the day, mustard dressing.', '當日沙律菜、芥末汁。'],
          9.25,
          'green-salad',
          { tags: ['VEGAN', 'GLUTEN_FREE'] },
        ),
        dish(
          ['Lentils, goat’s cheese, walnut', '扁豆山羊芝士合桃沙律'],
          ['Warm lentils under cold cheese.', '暖扁豆配凍芝士。'],
          11,
          'lentil-goat-cheese-salad',
          { tags: ['VEGETARIAN'], soldOut: ['Sold out until tomorrow morning', '售罄，明早再供應'] },
        ),
      ],
    },
    {
      name: ['Pastry & coffee', '酥點與咖啡'],
      dishes: [
        dish(
          ['Croissant', '牛角包'],
          ['Eighty-one layers, out at seven.', '八十一層，七時出爐。'],
          4,
          'croissant',
          { tags: ['VEGETARIAN'] },
        ),
        dish(
          ['Flat white', '鮮奶濃縮'],
          ['Two shots, little foam.', '雙份濃縮，少泡。'],
          4.75,
          'flat-white',
          { choices: ['milk', 'shots'] },
        ),
        dish(['Still lemonade', '無氣檸檬水'], ['Pressed at noon.', '中午現榨。'], 4.5, 'still-lemonade', {
          tags: ['VEGAN'],
          choices: ['size'],
        }),
      ],
    },
  ],
};
