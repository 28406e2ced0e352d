import { dish } from './kitchen';
import type { Kitchen } from './kitchen';

/** Brunch, tea and sweets. */
export const cafe: Kitchen = {
  categories: [
    ['Drinks', '飲料'],
    ['Brunch', '早午餐'],
  ],
  sections: [
    {
      name: ['All day', '全日'],
      dishes: [
        dish(
          ['Pancakes with burnt butter', '焦化牛油班戟'],
          ['Three, maple, berries.', '三塊，楓糖、雜莓。'],
          13,
          'pancakes',
          { tags: ['VEGETARIAN', 'POPULAR'], perkPrice: 11 },
        ),
        dish(['Eggs on toast', '多士炒蛋'], ['Soft, with chives.', '嫩滑，細香蔥。'], 11.5, 'eggs-on-toast', {
          tags: ['VEGETARIAN'],
          choices: ['loaf', 'fillings'],
        }),
        dish(
          ['Waffle and fried chicken', '炸雞窩夫'],
          ['Hot sauce honey.', '辣蜜糖。'],
          15.5,
          'waffle-and-chicken',
          {
            tags: ['SPICY'],
            choices: ['heat'],
          },
        ),
      ],
    },
    {
      name: ['Drinks', '飲料'],
      dishes: [
        dish(
          ['Brown sugar milk tea', '黑糖奶茶'],
          ['Pearls cooked hourly.', '珍珠每小時煮。'],
          6.25,
          'brown-sugar-milk-tea',
          {
            tags: ['POPULAR', 'VEGETARIAN'],
            choices: ['size', 'sweetness', 'ice'],
          },
        ),
        dish(
          ['Flat white', '鮮奶濃縮'],
          ['Two shots, little foam.', '雙份濃縮，少泡。'],
          4.75,
          'flat-white',
          {
            choices: ['milk', 'shots'],
          },
        ),
        dish(['Oolong, cold brewed', '冷泡烏龍'], ['Twelve hours.', '十二小時。'], 4.5, 'cold-oolong', {
          tags: ['VEGAN'],
          choices: ['sweetness', 'ice'],
        }),
      ],
    },
    {
      name: ['Cakes', '蛋糕'],
      dishes: [
        dish(['Strawberry shortcake', '士多啤梨蛋糕'], ['A slice.', '一件。'], 7, 'strawberry-shortcake', {
          tags: ['VEGETARIAN'],
        }),
        dish(
          ['Cardamom doughnut', '小荳蔻冬甩'],
          ['Still warm before ten.', '十時前仍熱。'],
          4,
          'cardamom-doughnut',
          {
            tags: ['VEGETARIAN'],
          },
        ),
        dish(['Sea salt cookie', '海鹽曲奇'], ['Dark chocolate.', '黑朱古力。'], 3.5, 'sea-salt-cookie', {
          tags: ['VEGETARIAN'],
          soldOut: ['In the oven until three', '三時出爐'],
        }),
      ],
    },
  ],
};
