import type { Named } from './kitchen';

type OptionSeed = {
  readonly name: Named;
  readonly price: number;
  readonly isDefault: boolean;
  /** The maximum number of times it may be chosen. */
  readonly most: number;
  readonly isAvailable: boolean;
  /** Keys of the choice sets that it opens. */
  readonly opens: readonly string[];
  /** True if each step is half a portion. */
  readonly isHalf: boolean;
};
export type ChoiceSeed = {
  readonly name: Named;
  readonly min: number;
  readonly max: number | null;
  readonly minUnique: number;
  readonly options: readonly OptionSeed[];
};

type Extra = Partial<Pick<OptionSeed, 'isDefault' | 'most' | 'isAvailable' | 'opens' | 'isHalf'>>;

function option(name: Named, price = 0, extra: Extra = {}): OptionSeed {
  return { name, price, isDefault: false, most: 1, isAvailable: true, opens: [], isHalf: false, ...extra };
}

function choose(
  name: Named,
  [min, max]: readonly [number, number | null],
  options: readonly OptionSeed[],
  minUnique = 0,
): ChoiceSeed {
  return { name, min, max, minUnique, options };
}

const isDefault = true;

/** Every group of options that dishes ask for, by key. */
export const CHOICE_SETS: Readonly<Record<string, ChoiceSeed>> = {
  bread: choose(
    ['Bread', '麵包'],
    [1, 1],
    [
      option(['Tandoori roti', '烤爐薄餅']),
      option(['Garlic naan', '蒜香烤餅'], 1, { opens: ['brush'] }),
      option(['Laccha paratha', '千層抓餅'], 1.5),
      option(['Makki di roti', '玉米薄餅'], 1, { isAvailable: false }),
    ],
  ),
  brush: choose(
    ['Brushed with', '塗上'],
    [1, 1],
    [option(['White butter', '白牛油']), option(['Ghee', '酥油'], 0.5), option(['Nothing', '不塗'])],
  ),
  curries: choose(
    ['Curries', '咖喱'],
    [2, 2],
    [
      option(['Dal makhani', '慢燉黑扁豆']),
      option(['Paneer butter masala', '牛油番茄芝士咖喱'], 2.5, { opens: ['heat'] }),
      option(['Saag paneer with mustard greens', '芥菜芝士咖喱'], 1.5),
      option(['Chana masala', '香料鷹嘴豆']),
    ],
    2,
  ),
  heat: choose(
    ['How hot?', '辣度'],
    [1, 1],
    [
      option(['Gentle', '溫和']),
      option(['As in Lucknow', '勒克瑙辣']),
      option(['As the cook eats it', '廚師自用辣'], 0.5),
    ],
  ),
  sides: choose(
    ['On the side', '配菜'],
    [0, 5],
    [
      option(['Papad', '脆餅'], 1, { most: 4 }),
      option(['Cucumber raita', '青瓜乳酪'], 2.25, { most: 3 }),
      option(['Lime pickle', '青檸醃菜'], 0.75, { most: 3 }),
    ],
  ),
  size: choose(
    ['Size', '份量'],
    [1, 1],
    [option(['Regular', '標準'], 0, { isDefault }), option(['Large', '加大'], 1.75)],
  ),
  sweetness: choose(
    ['Sweetness', '甜度'],
    [1, 1],
    [
      option(['As it is', '正常甜'], 0, { isDefault }),
      option(['Less sweet', '少甜']),
      option(['Unsweetened', '走甜']),
    ],
  ),
  ice: choose(
    ['Ice', '冰量'],
    [1, 1],
    [option(['Ice', '正常冰'], 0, { isDefault }), option(['Less ice', '少冰']), option(['No ice', '走冰'])],
  ),
  basket: choose(
    ['Basket', '籠數'],
    [1, 1],
    [option(['Four pieces', '四件'], 0, { isDefault }), option(['Six pieces', '六件'], 3.5)],
  ),
  dips: choose(
    ['Sauces', '醬料'],
    [0, 4],
    [
      option(['Chilli oil', '辣油'], 0.5, { most: 2 }),
      option(['Red vinegar and ginger', '薑絲紅醋'], 0.5, { most: 2 }),
      option(['Hot mustard', '芥辣'], 0.5, { most: 2 }),
    ],
  ),
  topping: choose(
    ['Toppings', '配料'],
    [0, 3],
    [
      option(['Soft egg', '溏心蛋'], 2),
      option(['Century egg', '皮蛋'], 2.25),
      option(['Fried dough', '油炸鬼'], 1.75),
      option(['Extra greens', '加菜'], 1.5),
    ],
  ),
  loaf: choose(
    ['Which bread?', '選擇麵包'],
    [1, 1],
    [
      option(['Baguette', '法棍'], 0, { isDefault }),
      option(['Rye sourdough', '黑麥酸種'], 0.75, { opens: ['toasted'] }),
      option(['Brioche', '牛油軟包'], 1, { opens: ['toasted'] }),
    ],
  ),
  toasted: choose(
    ['Toasted?', '要烘嗎？'],
    [1, 1],
    [option(['Toasted', '烘']), option(['As it comes', '不烘'])],
  ),
  fillings: choose(
    ['More in it', '加料'],
    [0, null],
    [
      option(['Brie', '布里芝士'], 2),
      option(['Cornichons', '小酸瓜'], 0.75),
      option(['Roast tomato', '烤番茄'], 1),
      option(['Cultured butter', '發酵牛油'], 0.5, { most: 4, isHalf: true }),
    ],
  ),
  shots: choose(
    ['Espresso shots', '濃縮咖啡'],
    [0, 6],
    [option(['Half a shot', '半份濃縮'], 0.6, { most: 6, isHalf: true })],
  ),
  milk: choose(
    ['Milk', '奶'],
    [1, 1],
    [
      option(['Whole', '全脂奶'], 0, { isDefault }),
      option(['Oat', '燕麥奶'], 0.8),
      option(['Soy', '豆奶'], 0.6),
    ],
  ),
  salsa: choose(
    ['Salsa', '莎莎醬'],
    [1, 2],
    [
      option(['Roja, smoky', '煙燻紅莎莎']),
      option(['Verde, sharp', '青莎莎']),
      option(['Habanero and pineapple', '哈瓦那菠蘿'], 0.5),
    ],
  ),
  tortilla: choose(
    ['Tortilla', '餅皮'],
    [1, 1],
    [option(['Corn', '粟米'], 0, { isDefault }), option(['Flour', '小麥'])],
  ),
  base: choose(
    ['Base', '基底'],
    [1, 2],
    [
      option(['Brown rice', '糙米飯']),
      option(['Leaves', '沙律菜']),
      option(['Soba', '蕎麥麵'], 1),
      option(['Red quinoa', '紅藜麥'], 1.25),
    ],
  ),
  box: choose(
    ['Four things in your box', '任選四款'],
    [4, 6],
    [
      option(['Roast squash', '烤南瓜'], 0, { most: 2 }),
      option(['Charred broccoli', '炙烤西蘭花'], 0, { most: 2 }),
      option(['White beans and lemon', '檸檬白豆'], 0, { most: 2 }),
      option(['Pickled carrot', '醃紅蘿蔔'], 0, { most: 2 }),
      option(['Avocado', '牛油果'], 2, { most: 2 }),
      option(['Soft egg', '溏心蛋'], 1.75, { most: 2 }),
    ],
    3,
  ),
  doneness: choose(
    ['How would you like it?', '熟度'],
    [1, 1],
    [option(['Pink', '半熟']), option(['Well done', '全熟'])],
  ),
  patty: choose(
    ['Make it', '升級'],
    [0, 2],
    [
      option(['Double patty', '雙層肉餅'], 4, { opens: ['doneness'] }),
      option(['Cheddar', '車打芝士'], 1.25, { most: 2 }),
      option(['Bacon', '煙肉'], 2),
    ],
  ),
  crust: choose(
    ['Crust', '餅底'],
    [1, 1],
    [
      option(['Neapolitan', '拿坡里'], 0, { isDefault }),
      option(['Roman, thin', '羅馬薄脆']),
      option(['Gluten free', '無麩質'], 3),
    ],
  ),
  rice: choose(
    ['Rice', '飯量'],
    [1, 1],
    [
      option(['Usual rice', '正常飯'], 0, { isDefault }),
      option(['Less rice', '少飯']),
      option(['More rice', '加飯'], 1),
    ],
  ),
  broth: choose(
    ['Broth', '湯底'],
    [1, 1],
    [
      option(['Clear chicken', '清雞湯']),
      option(['Pork bone', '豬骨湯']),
      option(['Spicy miso', '辣味噌'], 1, { opens: ['heat'] }),
    ],
  ),
};
