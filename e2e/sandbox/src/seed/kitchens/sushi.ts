import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Sushi, bento, ramen. */
export const sushi: Kitchen = {
  categories: [
    ['Sushi', '壽司'],
    ['Japanese', '日本菜'],
  ],
  sections: [
    {
      name: ['Sushi', '壽司'],
      dishes: [
        dish(
          ['Chef’s ten', '主廚十件'],
          ['What came in this morning, ten pieces.', '今早到貨，十件。'],
          28,
          'chefs-ten',
          { tags: ['POPULAR'], choices: ['rice'], perkPrice: 24 },
        ),
        dish(
          ['Salmon over rice', '三文魚飯'],
          ['Brushed with soy, sesame, shiso.', '醬油、芝麻、紫蘇。'],
          18.5,
          'salmon-rice',
          { choices: ['rice'] },
        ),
        dish(
          ['Cucumber and plum rolls', '青瓜梅子卷'],
          ['Six, sharp and clean.', '六件，清爽微酸。'],
          8.5,
          'cucumber-plum-rolls',
          { tags: ['VEGAN'] },
        ),
      ],
    },
    {
      name: ['Warm', '熱食'],
      dishes: [
        dish(
          ['Office bento', '辦公室便當'],
          ['Grilled mackerel, rolled egg, rice, three pickles.', '烤鯖魚、玉子燒、飯、三款漬物。'],
          19.5,
          'office-bento',
          { choices: ['rice', 'topping'] },
        ),
        dish(
          ['Shoyu ramen', '醬油拉麵'],
          ['Broth apart, so that the noodles stay firm.', '湯麵分開，麵條彈牙。'],
          17,
          'shoyu-ramen',
          { choices: ['broth', 'topping'] },
        ),
        dish(
          ['Oden', '關東煮'],
          ['Daikon, egg, fish cake in a light stock.', '蘿蔔、蛋、魚糕、清湯。'],
          12,
          'oden',
        ),
        dish(
          ['Grilled squid', '烤魷魚'],
          ['Soy, butter, a wedge of lemon.', '醬油、牛油、檸檬。'],
          14,
          'grilled-squid',
          { soldOut: ['No squid on the market today', '今日市場沒有魷魚'] },
        ),
      ],
    },
    {
      name: ['Sweets & tea', '甜品與茶'],
      dishes: [
        dish(['Dango', '糰子'], ['Three, grilled, sweet soy.', '三粒，烤，甜醬油。'], 5.5, 'dango', {
          tags: ['VEGAN'],
        }),
        dish(['Roasted green tea', '焙茶'], ['Hot, from Uji.', '熱，宇治。'], 3.5, 'roasted-green-tea', {
          tags: ['VEGAN'],
        }),
      ],
    },
  ],
};
