import type { CITIES } from '../cities';
import type { Named } from '../kitchens/kitchen';

/** A point of a street, and the house number that stands there. */
type Anchor = readonly [houseNumber: number, latitude: number, longitude: number];

export type GazetteerStreet = {
  readonly name: string;
  readonly postalCode: string;
  readonly district: string;
  /** At least two, in the order of the house numbers. Numbers between two anchors lie between them. */
  readonly anchors: readonly [Anchor, Anchor, ...(readonly Anchor[])];
};

export type GazetteerCity = {
  readonly name: Named;
  readonly province: string;
  readonly country: Named;
  readonly countryCode: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly streets: readonly GazetteerStreet[];
};

function street(
  name: string,
  [district, postalCode]: readonly [string, string],
  ...anchors: GazetteerStreet['anchors']
): GazetteerStreet {
  return { name, district, postalCode, anchors };
}

/** Where the sandbox knows addresses: every city of the seed, with the streets around its merchants. */
export const GAZETTEER: Readonly<Record<keyof typeof CITIES, GazetteerCity>> = {
  toronto: {
    name: ['Toronto', '多倫多'],
    province: 'Ontario',
    country: ['Canada', '加拿大'],
    countryCode: 'CA',
    at: [43.6487, -79.3817],
    streets: [
      street(
        'Mercer Street',
        ['Entertainment District', 'M5V 1H3'],
        [1, 43.6452, -79.3889],
        [12, 43.6455, -79.3901],
        [55, 43.6459, -79.3921],
        [70, 43.6461, -79.3931],
      ),
      street(
        'King Street West',
        ['Financial District', 'M5H 3T4'],
        [1, 43.6489, -79.3779],
        [200, 43.6474, -79.3865],
        [400, 43.6459, -79.3925],
        [620, 43.6443, -79.4006],
        [800, 43.6428, -79.4073],
      ),
      street(
        'Queen Street West',
        ['Queen West', 'M5V 2A5'],
        [1, 43.6525, -79.3793],
        [220, 43.6504, -79.389],
        [500, 43.6478, -79.4005],
        [900, 43.646, -79.411],
      ),
      street(
        'Adelaide Street West',
        ['Entertainment District', 'M5H 1W7'],
        [1, 43.6504, -79.3784],
        [214, 43.6478, -79.3889],
        [500, 43.6454, -79.4],
      ),
      street(
        'Richmond Street West',
        ['Entertainment District', 'M5H 2L3'],
        [1, 43.6515, -79.3788],
        [133, 43.6502, -79.3843],
        [400, 43.6481, -79.3945],
      ),
      street(
        'Front Street West',
        ['Entertainment District', 'M5V 3B2'],
        [1, 43.6465, -79.3771],
        [160, 43.6447, -79.384],
        [300, 43.6437, -79.3883],
        [500, 43.6413, -79.3977],
      ),
      street(
        'Dundas Street West',
        ['Chinatown', 'M5T 1G3'],
        [1, 43.6561, -79.3806],
        [421, 43.6531, -79.3959],
        [600, 43.652, -79.402],
      ),
      street(
        'Spadina Avenue',
        ['Chinatown', 'M5T 2G7'],
        [1, 43.6405, -79.3945],
        [120, 43.647, -79.3963],
        [401, 43.6566, -79.3997],
        [600, 43.662, -79.402],
      ),
      street(
        'Kensington Avenue',
        ['Kensington Market', 'M5T 2J7'],
        [1, 43.6521, -79.4001],
        [9, 43.6527, -79.4004],
        [80, 43.6545, -79.4012],
      ),
      street(
        'Augusta Avenue',
        ['Kensington Market', 'M5T 2L1'],
        [1, 43.648, -79.3987],
        [88, 43.6543, -79.4011],
        [300, 43.657, -79.4025],
      ),
      street(
        'Camden Street',
        ['Fashion District', 'M5V 1V2'],
        [1, 43.6474, -79.3957],
        [9, 43.6473, -79.3961],
        [60, 43.6469, -79.398],
      ),
      street(
        'Yonge Street',
        ['Downtown', 'M5E 1W7'],
        [1, 43.6427, -79.3748],
        [38, 43.6473, -79.3771],
        [300, 43.6563, -79.3808],
        [600, 43.666, -79.3852],
      ),
      street(
        'York Street',
        ['Harbourfront', 'M5J 0B6'],
        [1, 43.6416, -79.3811],
        [100, 43.6476, -79.3838],
        [200, 43.6512, -79.3853],
      ),
      street(
        'Harbour Street',
        ['Harbourfront', 'M5J 0C3'],
        [1, 43.6425, -79.3764],
        [88, 43.6418, -79.3797],
        [160, 43.6409, -79.3838],
      ),
      street(
        "Queen's Quay East",
        ['Harbourfront', 'M5E 1A2'],
        [1, 43.6412, -79.375],
        [25, 43.6416, -79.3724],
        [200, 43.6443, -79.3653],
      ),
      street(
        'The Esplanade',
        ['St. Lawrence', 'M5E 1A6'],
        [1, 43.6465, -79.3763],
        [70, 43.6474, -79.3741],
        [200, 43.6492, -79.3673],
      ),
      street(
        'Bloor Street West',
        ['Yorkville', 'M5S 1W6'],
        [1, 43.6706, -79.3868],
        [300, 43.6675, -79.4005],
        [600, 43.6646, -79.414],
      ),
      street(
        'Bay Street',
        ['Financial District', 'M5J 2R8'],
        [1, 43.6418, -79.3775],
        [200, 43.6481, -79.3799],
        [500, 43.6538, -79.3825],
        [900, 43.6635, -79.3866],
      ),
      street(
        'Queens Quay West',
        ['Harbourfront', 'M5J 2K9'],
        [1, 43.6409, -79.3756],
        [207, 43.6392, -79.3805],
        [600, 43.6355, -79.396],
      ),
    ],
  },
  newYork: {
    name: ['New York', '紐約'],
    province: 'New York',
    country: ['United States', '美國'],
    countryCode: 'US',
    at: [40.7411, -73.9897],
    streets: [
      street(
        'Broadway',
        ['Manhattan', '10006'],
        [1, 40.7046, -74.0142],
        [233, 40.7124, -74.0083],
        [500, 40.7219, -74.0005],
        [841, 40.7338, -73.991],
        [1100, 40.7445, -73.9887],
        [1500, 40.7566, -73.9862],
      ),
      street(
        'Lexington Avenue',
        ['Manhattan', '10016'],
        [1, 40.7386, -73.9858],
        [128, 40.7424, -73.9829],
        [405, 40.7516, -73.9755],
      ),
      street(
        'Park Avenue South',
        ['Manhattan', '10003'],
        [200, 40.7368, -73.9886],
        [300, 40.7402, -73.9866],
        [470, 40.7456, -73.9823],
      ),
      street(
        '5th Avenue',
        ['Manhattan', '10010'],
        [1, 40.7316, -73.9966],
        [175, 40.7411, -73.9897],
        [350, 40.7484, -73.9857],
        [500, 40.7538, -73.9812],
      ),
      street(
        'West 21st Street',
        ['Flatiron District', '10010'],
        [1, 40.7402, -73.9907],
        [31, 40.741, -73.992],
        [260, 40.7437, -73.9985],
      ),
      street(
        'East 10th Street',
        ['East Village', '10003'],
        [1, 40.7336, -73.9956],
        [77, 40.7312, -73.9903],
        [400, 40.7255, -73.9768],
      ),
      street(
        'Mercer Street',
        ['SoHo', '10012'],
        [1, 40.7203, -74.0022],
        [88, 40.7226, -74.0001],
        [290, 40.7305, -73.9943],
      ),
      street('Houston Street', ['SoHo', '10012'], [1, 40.7252, -73.996], [200, 40.7286, -74.0045]),
    ],
  },
  london: {
    name: ['London', '倫敦'],
    province: 'England',
    country: ['United Kingdom', '英國'],
    countryCode: 'GB',
    at: [51.5136, -0.1365],
    streets: [
      street(
        'Oxford Street',
        ['Soho', 'W1D 1BS'],
        [1, 51.5164, -0.1305],
        [200, 51.5154, -0.1413],
        [400, 51.5144, -0.1502],
      ),
      street('Long Lane', ['Bermondsey', 'SE1 4PT'], [1, 51.501, -0.0928], [239, 51.4995, -0.0866]),
      street(
        'Southwark Street',
        ['Borough', 'SE1 1TL'],
        [1, 51.5049, -0.0908],
        [8, 51.5054, -0.0916],
        [120, 51.5066, -0.1003],
      ),
      street(
        'Tooley Street',
        ['Borough', 'SE1 2TU'],
        [1, 51.5056, -0.0868],
        [140, 51.5036, -0.0808],
        [250, 51.5021, -0.0758],
      ),
      street(
        'Borough High Street',
        ['Borough', 'SE1 1JX'],
        [1, 51.5052, -0.0899],
        [200, 51.5012, -0.0938],
        [320, 51.4995, -0.096],
      ),
      street('Bermondsey Street', ['Bermondsey', 'SE1 3XB'], [1, 51.5036, -0.0826], [200, 51.4983, -0.0812]),
      street('Baker Street', ['Marylebone', 'NW1 6XE'], [1, 51.5158, -0.1534], [221, 51.5238, -0.1585]),
      street('Fleet Street', ['City of London', 'EC4Y 1AU'], [1, 51.5136, -0.1117], [154, 51.5142, -0.106]),
    ],
  },
  hongKong: {
    name: ['Hong Kong', '香港'],
    province: 'Hong Kong Island',
    country: ['Hong Kong', '香港'],
    countryCode: 'HK',
    at: [22.2819, 114.1581],
    streets: [
      street(
        'Wing Lok Street',
        ['Sheung Wan', ''],
        [1, 22.2857, 114.1545],
        [112, 22.2872, 114.1509],
        [240, 22.2879, 114.1487],
      ),
      street(
        'Hollywood Road',
        ['Central', ''],
        [1, 22.2808, 114.1555],
        [45, 22.2819, 114.1536],
        [250, 22.2857, 114.1478],
      ),
      street(
        'High Street',
        ['Sai Ying Pun', ''],
        [1, 22.2856, 114.1428],
        [3, 22.2857, 114.1424],
        [100, 22.2864, 114.1392],
      ),
      street(
        "Queen's Road Central",
        ['Central', ''],
        [1, 22.28, 114.1605],
        [100, 22.2829, 114.1558],
        [300, 22.2853, 114.1512],
      ),
      street(
        'Des Voeux Road Central',
        ['Central', ''],
        [1, 22.2811, 114.16],
        [120, 22.2845, 114.1557],
        [300, 22.2871, 114.1519],
      ),
      street(
        'Harbour Lane',
        ['Central', ''],
        [1, 22.2817, 114.1583],
        [9, 22.2819, 114.1589],
        [40, 22.2825, 114.1605],
      ),
      street(
        'Nathan Road',
        ['Tsim Sha Tsui', ''],
        [1, 22.2954, 114.1722],
        [200, 22.304, 114.1716],
        [500, 22.312, 114.1706],
      ),
    ],
  },
  sydney: {
    name: ['Sydney', '悉尼'],
    province: 'New South Wales',
    country: ['Australia', '澳洲'],
    countryCode: 'AU',
    at: [-33.8688, 151.2093],
    streets: [
      street(
        'Crown Street',
        ['Surry Hills', '2010'],
        [1, -33.8724, 151.216],
        [400, -33.8843, 151.2138],
        [600, -33.8905, 151.2126],
      ),
      street(
        'Hickson Road',
        ['The Rocks', '2000'],
        [1, -33.856, 151.2099],
        [12, -33.8573, 151.2094],
        [60, -33.86, 151.2048],
      ),
      street(
        'Glebe Point Road',
        ['Glebe', '2037'],
        [1, -33.8844, 151.1944],
        [163, -33.8794, 151.1858],
        [400, -33.874, 151.1823],
      ),
      street(
        'George Street',
        ['The Rocks', '2000'],
        [1, -33.8565, 151.209],
        [400, -33.8694, 151.2071],
        [800, -33.8829, 151.2035],
      ),
      street(
        'Pitt Street',
        ['Sydney CBD', '2000'],
        [1, -33.8626, 151.2094],
        [200, -33.8715, 151.2082],
        [400, -33.8785, 151.2066],
      ),
      street('Oxford Street', ['Darlinghurst', '2010'], [1, -33.8773, 151.213], [200, -33.8825, 151.219]),
    ],
  },
  berlin: {
    name: ['Berlin', '柏林'],
    province: 'Berlin',
    country: ['Germany', '德國'],
    countryCode: 'DE',
    at: [52.5244, 13.4105],
    streets: [
      street(
        'Oranienstraße',
        ['Kreuzberg', '10999'],
        [1, 52.4999, 13.4256],
        [42, 52.5015, 13.4181],
        [200, 52.5038, 13.4066],
      ),
      street(
        'Köpenicker Straße',
        ['Mitte', '10997'],
        [1, 52.5039, 13.438],
        [16, 52.5083, 13.4293],
        [150, 52.511, 13.419],
      ),
      street(
        'Weserstraße',
        ['Neukölln', '12047'],
        [1, 52.4908, 13.4245],
        [9, 52.4899, 13.4265],
        [200, 52.48, 13.444],
      ),
      street(
        'Friedrichstraße',
        ['Mitte', '10117'],
        [1, 52.5008, 13.3918],
        [80, 52.5085, 13.3905],
        [150, 52.5203, 13.3877],
      ),
      street('Alexanderstraße', ['Mitte', '10179'], [1, 52.5216, 13.416], [60, 52.5157, 13.417]),
      street('Torstraße', ['Mitte', '10119'], [1, 52.5285, 13.4168], [230, 52.5266, 13.3903]),
    ],
  },
};
