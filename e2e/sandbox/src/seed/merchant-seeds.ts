import type { DisplayMode, MerchantState } from '@tiffin/contracts';
import type { PictureHue } from '../pictures/hues';
import type { PicturePattern } from '../pictures/patterns';
import type { CITIES } from './cities';
import type { HOURS } from './hours';
import type { KITCHENS } from './kitchens/kitchens';
import type { Named } from './kitchens/kitchen';

export type MerchantSeed = {
  readonly externalId: string;
  readonly name: string;
  /** External id and name of the brand. A merchant without one is its own brand. */
  readonly brand: { readonly externalId: string; readonly name: string } | null;
  /** Whether an order needs a code that is sent by e-mail. */
  readonly asksCode: boolean;
  readonly kitchen: keyof typeof KITCHENS;
  readonly city: keyof typeof CITIES;
  readonly street: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly enamel: { readonly hue: PictureHue; readonly pattern: PicturePattern };
  readonly about: Named;
  readonly hours: keyof typeof HOURS;
  /**
   * Charge, minimum and free-delivery threshold in Canadian dollars, minutes from and to; null if it does not
   * deliver.
   */
  readonly delivery: {
    readonly charge: number;
    readonly minimum: number;
    readonly freeFrom: number | null;
    readonly minutes: readonly [number, number];
  } | null;
  readonly mode: DisplayMode;
  readonly state: MerchantState;
  readonly highlight: Named | null;
  readonly isTop: boolean;
  readonly servicePercent: number;
  readonly stamps: number | null;
  readonly employeePrice: Named | null;
  readonly isGroupAppOnly: boolean;
  readonly supportsGroups: boolean;
  readonly supportsPickup: boolean;
  readonly pickupMaximumItems: number;
};

type Usual =
  | 'brand'
  | 'asksCode'
  | 'hours'
  | 'delivery'
  | 'mode'
  | 'state'
  | 'highlight'
  | 'isTop'
  | 'servicePercent'
  | 'stamps'
  | 'employeePrice'
  | 'isGroupAppOnly'
  | 'supportsGroups'
  | 'supportsPickup'
  | 'pickupMaximumItems';

const USUAL: Pick<MerchantSeed, Usual> = {
  brand: null,
  asksCode: false,
  hours: 'always',
  delivery: { charge: 3.49, minimum: 12, freeFrom: 45, minutes: [25, 35] },
  mode: 'DEFAULT',
  state: 'ON',
  highlight: null,
  isTop: false,
  servicePercent: 0,
  stamps: null,
  employeePrice: null,
  isGroupAppOnly: false,
  supportsGroups: true,
  supportsPickup: true,
  pickupMaximumItems: 0,
};

function merchant(seed: Omit<MerchantSeed, Usual> & Partial<Pick<MerchantSeed, Usual>>): MerchantSeed {
  return { ...USUAL, ...seed };
}

const AWADH_KITCHENS = { externalId: 'awadh-kitchens', name: 'Awadh Kitchens' };
const TEAM_PRICE: Named = ['10% off for your team', '團隊九折'];

/** Every merchant of the sandbox; the first ones are the flagships of journeys and demonstrations. */
export const MERCHANT_SEEDS: readonly MerchantSeed[] = [
  merchant({
    externalId: 'lucknow-lunch-home',
    name: 'Lucknow Lunch Home',
    brand: AWADH_KITCHENS,
    kitchen: 'lucknow',
    city: 'toronto',
    street: '214 Adelaide Street West',
    at: [43.6478, -79.3889],
    enamel: { hue: 'turmeric', pattern: 'petals' },
    about: ['Awadhi thalis, kathi rolls', '阿瓦德塔利、卡提卷'],
    delivery: { charge: 3.99, minimum: 15, freeFrom: 40, minutes: [33, 44] },
    servicePercent: 4,
    isTop: true,
    stamps: 10,
    employeePrice: TEAM_PRICE,
    highlight: ['On steel since 1987', '鋼盤盛飯，始於一九八七'],
  }),
  merchant({
    externalId: 'mak-kee-dim-sum',
    name: '麥記點心 Mak Kee Dim Sum',
    kitchen: 'dimSum',
    city: 'toronto',
    street: '421 Dundas Street West',
    at: [43.6531, -79.3959],
    enamel: { hue: 'cardamom', pattern: 'scales' },
    about: ['Steamed baskets, congee, iced lemon tea', '蒸籠點心、粥品、凍檸茶'],
    delivery: { charge: 2.99, minimum: 20, freeFrom: null, minutes: [26, 37] },
    servicePercent: 5,
    isTop: true,
    stamps: 8,
  }),
  merchant({
    externalId: 'fournil-et-fils',
    name: 'Fournil & Fils',
    kitchen: 'bakery',
    city: 'toronto',
    street: '55 Mercer Street',
    at: [43.6459, -79.3921],
    enamel: { hue: 'peaflower', pattern: 'gingham' },
    about: ['Sandwiches, tarts, salads by weight', '三文治、撻、稱重沙律'],
    delivery: { charge: 1.99, minimum: 10, freeFrom: 30, minutes: [18, 29] },
    isTop: true,
    employeePrice: TEAM_PRICE,
  }),
  merchant({
    externalId: 'taqueria-nopal',
    name: 'Taquería Nopal del Señor Villanueva-Echeverría',
    kitchen: 'taqueria',
    city: 'toronto',
    street: '9 Kensington Avenue',
    at: [43.6527, -79.4004],
    enamel: { hue: 'coriander', pattern: 'weave' },
    about: ['Al pastor, fish tacos, agua fresca', '烤肉夾餅、魚夾餅、鮮果水'],
    delivery: { charge: 3.25, minimum: 14, freeFrom: 35, minutes: [29, 41] },
    highlight: ['New', '新開業'],
  }),
  merchant({
    externalId: 'beit-zaytoun',
    name: 'Beit Zaytoun',
    kitchen: 'levant',
    city: 'toronto',
    street: '620 King Street West',
    at: [43.6443, -79.4006],
    enamel: { hue: 'aubergine', pattern: 'rings' },
    about: ['Mezze, falafel, saj', '小碟、鷹嘴豆丸、薄餅'],
    employeePrice: TEAM_PRICE,
  }),
  merchant({
    externalId: 'vault-street-grill',
    name: 'Vault Street Grill',
    asksCode: true,
    kitchen: 'grill',
    city: 'toronto',
    street: '38 Yonge Street',
    at: [43.6473, -79.3771],
    enamel: { hue: 'cardamom', pattern: 'dots' },
    about: ['Lunch in the old bank hall', '舊銀行大堂的午餐'],
  }),
  merchant({
    externalId: 'the-two-thousand',
    name: 'The Two Thousand',
    kitchen: 'grill',
    city: 'toronto',
    street: '1 York Street',
    at: [43.6416, -79.3811],
    enamel: { hue: 'tamarind', pattern: 'ticks' },
    about: ['A canteen with two thousand dishes', '有兩千道菜的食堂'],
    supportsGroups: false,
    pickupMaximumItems: 12,
  }),
  merchant({
    externalId: 'sashimi-counter-aoi',
    name: 'Sashimi Counter Aoi',
    kitchen: 'sushi',
    city: 'toronto',
    street: '88 Harbour Street',
    at: [43.6418, -79.3797],
    enamel: { hue: 'beetroot', pattern: 'waves' },
    about: ['Ten pieces, one counter', '十件壽司，一張吧枱'],
    hours: 'mondays',
    highlight: ['Order ahead', '預訂'],
  }),
  merchant({
    externalId: 'forno-di-quartiere',
    name: 'Forno di Quartiere',
    kitchen: 'pizza',
    city: 'toronto',
    street: '133 Richmond Street West',
    at: [43.6502, -79.3843],
    enamel: { hue: 'paprika', pattern: 'dots' },
    about: ['Pizza by the oven’s clock', '看爐時的薄餅'],
    state: 'MERCHANT_DOWN_OVER_CAPACITY',
  }),
  merchant({
    externalId: 'counter-number-nine',
    name: 'Counter No. 9',
    kitchen: 'cafe',
    city: 'toronto',
    street: '9 Camden Street',
    at: [43.6473, -79.3961],
    enamel: { hue: 'beetroot', pattern: 'dots' },
    about: ['Brunch for invited guests', '只招待受邀客人'],
    state: 'WHITELIST',
  }),
  merchant({
    externalId: 'garden-of-peas',
    name: 'Garden of Peas',
    kitchen: 'garden',
    city: 'toronto',
    street: '300 Front Street West',
    at: [43.6437, -79.3883],
    enamel: { hue: 'coriander', pattern: 'dots' },
    about: ['Boxes from the salad counter', '沙律吧的自選盒'],
    isGroupAppOnly: true,
    delivery: null,
  }),
  merchant({
    externalId: 'shutters-down',
    name: 'The Shuttered Kitchen',
    kitchen: 'grill',
    city: 'toronto',
    street: '70 The Esplanade',
    at: [43.6474, -79.3741],
    enamel: { hue: 'tamarind', pattern: 'waves' },
    about: ['Closed for works', '裝修暫停營業'],
    hours: 'never',
  }),
  merchant({
    externalId: 'mercer-table',
    name: 'The Mercer Table',
    kitchen: 'pizza',
    city: 'toronto',
    street: '18 Mercer Street',
    at: [43.6456, -79.3906],
    enamel: { hue: 'paprika', pattern: 'gingham' },
    about: ['Pasta brought to your table', '送到座位的意粉'],
    mode: 'DINE_IN',
    delivery: null,
    supportsGroups: false,
  }),
  merchant({
    externalId: 'saffron-street',
    name: 'Saffron Street',
    brand: AWADH_KITCHENS,
    kitchen: 'lucknow',
    city: 'newYork',
    street: '128 Lexington Avenue',
    at: [40.7424, -73.9829],
    enamel: { hue: 'turmeric', pattern: 'rings' },
    about: ['Thalis between two meetings', '兩場會議之間的塔利'],
    isTop: true,
  }),
  merchant({
    externalId: 'levain-and-rye',
    name: 'Levain & Rye',
    kitchen: 'bakery',
    city: 'newYork',
    street: '31 West 21st Street',
    at: [40.741, -73.992],
    enamel: { hue: 'peaflower', pattern: 'ticks' },
    about: ['Long loaves, short queue', '長麵包，短隊伍'],
    hours: 'day',
  }),
  merchant({
    externalId: 'half-moon-grill',
    name: 'Half Moon Grill',
    kitchen: 'grill',
    city: 'newYork',
    street: '77 East 10th Street',
    at: [40.7312, -73.9903],
    enamel: { hue: 'tamarind', pattern: 'dots' },
    about: ['Burgers until two', '漢堡到凌晨兩時'],
    hours: 'late',
    servicePercent: 3,
  }),
  merchant({
    externalId: 'long-lane-larder',
    name: 'Long Lane Larder',
    kitchen: 'bakery',
    city: 'london',
    street: '239 Long Lane, SE1',
    at: [51.4995, -0.0866],
    enamel: { hue: 'cardamom', pattern: 'gingham' },
    about: ['A counter under the railway', '鐵路橋下的小店'],
    isTop: true,
    servicePercent: 4,
    stamps: 9,
  }),
  merchant({
    externalId: 'borough-levant',
    name: 'Borough Levant',
    kitchen: 'levant',
    city: 'london',
    street: '8 Southwark Street, SE1',
    at: [51.5054, -0.0916],
    enamel: { hue: 'aubergine', pattern: 'petals' },
    about: ['Saj from the dome', '圓頂鐵板薄餅'],
    hours: 'lunch',
  }),
  merchant({
    externalId: 'tooley-noodle-company',
    name: 'Tooley Noodle Company',
    kitchen: 'sushi',
    city: 'london',
    street: '140 Tooley Street, SE1',
    at: [51.5036, -0.0808],
    enamel: { hue: 'peaflower', pattern: 'waves' },
    about: ['Broth apart, noodles firm', '湯麵分開，麵條彈牙'],
    hours: 'lunchAndDinner',
  }),
  merchant({
    externalId: 'wing-lok-tea-house',
    name: '永樂茶室 Wing Lok Tea House',
    kitchen: 'dimSum',
    city: 'hongKong',
    street: '112 Wing Lok Street, Sheung Wan',
    at: [22.2872, 114.1509],
    enamel: { hue: 'cardamom', pattern: 'rings' },
    about: ['Dim sum from six in the morning', '清晨六時起的點心'],
    isTop: true,
    servicePercent: 5,
  }),
  merchant({
    externalId: 'hollywood-road-garden',
    name: 'Hollywood Road Garden',
    kitchen: 'garden',
    city: 'hongKong',
    street: '45 Hollywood Road',
    at: [22.2819, 114.1536],
    enamel: { hue: 'coriander', pattern: 'petals' },
    about: ['Boxes up the escalator', '扶手電梯旁的沙律盒'],
    hours: 'day',
  }),
  merchant({
    externalId: 'sai-ying-pun-slices',
    name: 'Sai Ying Pun Slices',
    kitchen: 'pizza',
    city: 'hongKong',
    street: '3 High Street',
    at: [22.2857, 114.1424],
    enamel: { hue: 'paprika', pattern: 'scales' },
    about: ['Pizza on the slope', '斜路上的薄餅'],
    hours: 'late',
    mode: 'DELIVERY',
    supportsPickup: false,
  }),
  merchant({
    externalId: 'surry-hills-stack',
    name: 'Surry Hills Stack',
    kitchen: 'cafe',
    city: 'sydney',
    street: '400 Crown Street',
    at: [-33.8843, 151.2138],
    enamel: { hue: 'beetroot', pattern: 'ticks' },
    about: ['Pancakes and flat whites', '班戟與鮮奶濃縮'],
    isTop: true,
  }),
  merchant({
    externalId: 'harbour-taqueria',
    name: 'Harbour Taquería',
    kitchen: 'taqueria',
    city: 'sydney',
    street: '12 Hickson Road',
    at: [-33.8573, 151.2094],
    enamel: { hue: 'coriander', pattern: 'waves' },
    about: ['Fish tacos by the water', '海邊的魚夾餅'],
    hours: 'lunchAndDinner',
  }),
  merchant({
    externalId: 'glebe-thali-club',
    name: 'Glebe Thali Club',
    brand: AWADH_KITCHENS,
    kitchen: 'lucknow',
    city: 'sydney',
    street: '163 Glebe Point Road',
    at: [-33.8794, 151.1858],
    enamel: { hue: 'turmeric', pattern: 'weave' },
    about: ['Order the day before', '請前一天預訂'],
    mode: 'ORDER_AHEAD',
  }),
  merchant({
    externalId: 'kiez-grill',
    name: 'Kiez Grill',
    kitchen: 'grill',
    city: 'berlin',
    street: 'Oranienstraße 42',
    at: [52.5015, 13.4181],
    enamel: { hue: 'tamarind', pattern: 'gingham' },
    about: ['Beech smoke since morning', '從早開始的山毛櫸煙'],
    isTop: true,
  }),
  merchant({
    externalId: 'spreegarten',
    name: 'Spreegarten',
    kitchen: 'garden',
    city: 'berlin',
    street: 'Köpenicker Straße 16',
    at: [52.5083, 13.4293],
    enamel: { hue: 'coriander', pattern: 'scales' },
    about: ['Lunch from the allotments', '來自小農圃的午餐'],
    hours: 'lunch',
  }),
  merchant({
    externalId: 'ofen-neun',
    name: 'Ofen Neun',
    kitchen: 'pizza',
    city: 'berlin',
    street: 'Weserstraße 9',
    at: [52.4899, 13.4265],
    enamel: { hue: 'paprika', pattern: 'petals' },
    about: ['Thin, quick, a little burnt', '薄、快、微焦'],
    hours: 'late',
    state: 'MERCHANT_DOWN',
  }),
];
