import { bakery } from './bakery';
import { cafe } from './cafe';
import { dimSum } from './dim-sum';
import { garden } from './garden';
import { grill } from './grill';
import { levant } from './levant';
import { lucknow } from './lucknow';
import { pizza } from './pizza';
import { sushi } from './sushi';
import { taqueria } from './taqueria';

/** Every kitchen that a merchant can have. */
export const KITCHENS = { bakery, cafe, dimSum, garden, grill, levant, lucknow, pizza, sushi, taqueria };
