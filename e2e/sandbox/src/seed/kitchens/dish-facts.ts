import type { DishName } from '../../pictures/dishes/dish-drawings';
import type { Named } from './kitchen';

const NAMES = {
  celery: ['celery', '芹菜'],
  egg: ['egg', '雞蛋'],
  fish: ['fish', '魚類'],
  milk: ['milk', '奶類'],
  mustard: ['mustard', '芥末'],
  nuts: ['nuts', '果仁'],
  peanuts: ['peanuts', '花生'],
  sesame: ['sesame', '芝麻'],
  shellfish: ['shellfish', '甲殼類'],
  soy: ['soy', '大豆'],
  wheat: ['wheat', '小麥'],
} as const satisfies Record<string, Named>;

const NOTHING: Named = ['None of the main allergens', '無主要致敏原'];

type Allergen = keyof typeof NAMES;
type Facts = readonly [allergens: readonly Allergen[], calories: number];

/** What is in one portion of a dish, by its drawing. A dish whose kitchen declares nothing is absent. */
const FACTS: Readonly<Partial<Record<DishName, Facts>>> = {
  'jambon-beurre': [['wheat', 'milk'], 520],
  'aubergine-sourdough': [['wheat', 'sesame'], 430],
  'croque-monsieur': [['wheat', 'milk', 'mustard'], 610],
  'smoked-trout-bagel': [['wheat', 'milk', 'fish'], 490],
  'leek-quiche': [['wheat', 'milk', 'egg'], 540],
  'custard-tart': [['wheat', 'milk', 'egg'], 310],
  'apple-galette': [['wheat', 'milk'], 340],
  'green-salad': [['mustard'], 180],
  'lentil-goat-cheese-salad': [['milk', 'nuts'], 460],
  croissant: [['wheat', 'milk', 'egg'], 270],
  'flat-white': [['milk'], 120],
  'still-lemonade': [[], 110],
  pancakes: [['wheat', 'milk', 'egg'], 720],
  'eggs-on-toast': [['wheat', 'egg'], 390],
  'waffle-and-chicken': [['wheat', 'milk', 'egg'], 980],
  'brown-sugar-milk-tea': [['milk'], 380],
  'cold-oolong': [[], 5],
  'strawberry-shortcake': [['wheat', 'milk', 'egg'], 420],
  'cardamom-doughnut': [['wheat', 'milk', 'egg'], 330],
  'sea-salt-cookie': [['wheat', 'milk', 'egg', 'soy'], 290],
  'har-gow': [['shellfish', 'wheat', 'sesame'], 240],
  'siu-mai': [['shellfish', 'wheat', 'soy', 'egg'], 310],
  'barbecue-pork-buns': [['wheat', 'soy', 'sesame'], 480],
  'mushroom-dumplings': [['wheat', 'soy', 'sesame'], 230],
  'wonton-noodles': [['shellfish', 'fish', 'wheat', 'egg'], 520],
  congee: [['egg', 'soy'], 380],
  'beef-chow-fun': [['soy', 'wheat', 'sesame'], 760],
  'lotus-leaf-rice': [['soy', 'wheat', 'sesame'], 590],
  'shrimp-spring-rolls': [['shellfish', 'wheat', 'fish'], 350],
  'egg-tarts': [['wheat', 'milk', 'egg'], 380],
  'mango-pomelo-sago': [['milk'], 280],
  'iced-lemon-tea': [[], 90],
  'hong-kong-milk-tea': [['milk'], 150],
  'chrysanthemum-tea': [[], 5],
  'salad-box': [['sesame'], 450],
  'broccoli-almond': [['nuts', 'sesame'], 520],
  'peas-mint-feta': [['milk'], 410],
  'trout-potato-dill': [['fish', 'milk'], 560],
  'tomato-bread-soup': [['wheat', 'celery'], 290],
  'squash-coconut-soup': [['celery'], 310],
  'fruit-pot': [[], 140],
  'green-juice': [[], 130],
  'house-burger': [['wheat', 'milk', 'mustard', 'egg'], 850],
  'fried-chicken-burger': [['wheat', 'milk', 'egg'], 910],
  'beetroot-bean-burger': [['wheat'], 620],
  bratwurst: [['wheat', 'mustard'], 640],
  'half-chicken': [[], 690],
  'half-rack-ribs': [['mustard', 'soy'], 940],
  chips: [[], 460],
  'soft-pretzel': [['wheat', 'milk'], 390],
  'vanilla-shake': [['milk', 'egg'], 580],
  'falafel-saj': [['wheat', 'sesame'], 640],
  'chicken-shawarma': [['wheat', 'egg'], 710],
  'lamb-kofta': [[], 860],
  hummus: [['sesame', 'milk', 'wheat'], 520],
  'smoked-aubergine': [['sesame'], 260],
  fattoush: [['wheat'], 310],
  'coriander-potatoes': [[], 380],
  manoushe: [['wheat', 'sesame'], 480],
  'lamb-shoulder': [[], 2400],
  'rose-pudding': [['milk', 'nuts'], 320],
  'mint-lemonade': [[], 120],
  'build-your-own-thali': [['milk', 'wheat'], 980],
  'office-thali': [['milk', 'wheat'], 860],
  'seekh-kebab-thali': [['milk', 'wheat'], 940],
  'chicken-kathi-roll': [['wheat', 'milk'], 620],
  'paneer-tikka-roll': [['milk', 'wheat'], 560],
  'calcutta-egg-roll': [['egg', 'wheat'], 540],
  'vegetable-biryani': [['milk', 'nuts'], 780],
  'lemon-rice-box': [['peanuts', 'mustard'], 590],
  'dal-makhani': [['milk'], 480],
  'saffron-custard': [['milk', 'egg'], 310],
  'mango-lassi': [['milk'], 260],
  'masala-chai': [['milk'], 110],
  'onion-bhajia': [['milk'], 430],
  margherita: [['wheat', 'milk'], 820],
  'nduja-honey': [['wheat', 'milk'], 960],
  'potato-rosemary': [['wheat', 'milk'], 890],
  'cacio-e-pepe': [['wheat', 'milk', 'egg'], 740],
  ragu: [['wheat', 'egg', 'milk', 'celery'], 810],
  'baked-aubergine': [['milk', 'wheat'], 620],
  tiramisu: [['milk', 'egg', 'wheat'], 450],
  'blood-orange-soda': [[], 130],
  'chefs-ten': [['fish', 'shellfish', 'soy', 'wheat', 'sesame'], 640],
  'salmon-rice': [['fish', 'soy', 'wheat', 'sesame'], 720],
  'cucumber-plum-rolls': [['soy', 'wheat', 'sesame'], 320],
  'office-bento': [['fish', 'egg', 'soy', 'wheat'], 780],
  'shoyu-ramen': [['wheat', 'egg', 'soy', 'fish'], 830],
  oden: [['egg', 'fish', 'soy', 'wheat'], 340],
  'grilled-squid': [['shellfish', 'soy', 'milk', 'wheat'], 390],
  dango: [['soy', 'wheat'], 280],
  'roasted-green-tea': [[], 0],
  'tacos-al-pastor': [[], 620],
  'fish-tacos': [['fish', 'wheat', 'milk', 'egg'], 690],
  'mushroom-tacos': [[], 480],
  'beef-burrito': [['wheat', 'milk'], 940],
  tamales: [['milk'], 560],
  'street-corn': [['milk', 'egg'], 340],
  guacamole: [[], 420],
  'hibiscus-water': [[], 80],
  'coconut-cinnamon-water': [['nuts'], 190],
};

/** Returns what a kitchen declares about a dish: its allergens in words, and the kilocalories of a portion. */
export function dishFacts(
  drawing: DishName,
): { readonly allergens: Named; readonly calories: number } | undefined {
  const facts = FACTS[drawing];
  if (!facts) return undefined;
  const [allergens, calories] = facts;
  return { allergens: allergens.length === 0 ? NOTHING : named(allergens), calories };
}

function named(allergens: readonly Allergen[]): Named {
  const text = allergens.map((one) => NAMES[one][0]).join(', ');
  return [text.charAt(0).toUpperCase() + text.slice(1), allergens.map((one) => NAMES[one][1]).join('、')];
}
