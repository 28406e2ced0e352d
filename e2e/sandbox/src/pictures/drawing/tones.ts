/** Colours of each material: where the light falls, its own colour, and in shade. The light comes from the upper left. */
const tones = {
  almond: ['#f7e3bd', '#dfb97f', '#b4864c'],
  apple: ['#f7d98d', '#e0a94a', '#b0732a'],
  aubergine: ['#8a5a8f', '#57305f', '#33193b'],
  avocado: ['#d9e79a', '#a9c65a', '#6f9135'],
  bacon: ['#e5907c', '#c4553f', '#8b2f22'],
  bamboo: ['#f4dcae', '#dcb57a', '#a97b45'],
  batter: ['#f9d98f', '#e8ac4c', '#b87423'],
  bean: ['#9b5a48', '#6e3327', '#431b15'],
  beef: ['#9a5b3f', '#6f3923', '#452011'],
  beetroot: ['#c2477f', '#8f1c54', '#5c0d36'],
  berry: ['#8fa0dd', '#4c5aa8', '#2c3470'],
  bread: ['#fdeecb', '#f2d49a', '#cfa264'],
  broth: ['#f1c67a', '#cf8f3a', '#945a1c'],
  brown: ['#8a5433', '#5f351d', '#38200f'],
  butter: ['#fff3b8', '#fbdd77', '#dcae3e'],
  cabbage: ['#e5f0c4', '#bfd88b', '#8fb257'],
  caramel: ['#e9a44b', '#b96a1f', '#7a3c0d'],
  carrot: ['#ffbb6b', '#f28b2c', '#bf5f13'],
  char: ['#6b4a37', '#452d20', '#281810'],
  cheese: ['#ffe9a3', '#fbc955', '#d99a2b'],
  chicken: ['#f5c27a', '#d98f3e', '#9c5a1f'],
  chilli: ['#ff7a5a', '#d92d20', '#941410'],
  china: ['#ffffff', '#f6f2ec', '#d8d0c4'],
  chocolate: ['#8b5a3c', '#5b3420', '#331b0f'],
  chutney: ['#b5d66b', '#7fae3a', '#527a20'],
  clay: ['#cf8a63', '#a65b38', '#713820'],
  cocoa: ['#9c6f52', '#6d4630', '#452a1b'],
  cola: ['#8f4a2c', '#5a2814', '#331307'],
  corn: ['#ffe98a', '#f8c83a', '#cf9618'],
  cream: ['#fffdf6', '#fbf0da', '#e2cfae'],
  crumb: ['#f6cf8c', '#d99c4c', '#a4682a'],
  crust: ['#f0bd74', '#cf8b3f', '#955820'],
  cucumber: ['#e6f3bf', '#bfdd8a', '#7fae4d'],
  curry: ['#ffbf57', '#ee9223', '#b8610f'],
  custard: ['#ffe48f', '#fbc549', '#db9425'],
  dal: ['#a8714f', '#764329', '#4a2615'],
  daikon: ['#fffdf2', '#f3e6c8', '#d6bf93'],
  dough: ['#fff6e2', '#f8e6c4', '#dcc08d'],
  egg: ['#fffefa', '#fbf6ea', '#e4dac6'],
  falafel: ['#c98a4b', '#935a26', '#5c3412'],
  feta: ['#ffffff', '#f7f4ea', '#dbd4c2'],
  fish: ['#f0e2cf', '#d2b697', '#9c7b5b'],
  foam: ['#fff8ea', '#f3dfbf', '#d6b98d'],
  garnet: ['#e0566b', '#b11f3e', '#730d25'],
  ginger: ['#ffe0d0', '#f8bfa8', '#d98f77'],
  glaze: ['#d98a4a', '#a6501f', '#6c2c0d'],
  green: ['#8fcf6a', '#54a03a', '#2f6e24'],
  ham: ['#ffc9c2', '#f29a94', '#c9656a'],
  herb: ['#7cc25a', '#3f8f37', '#22602a'],
  hibiscus: ['#ee5a78', '#c01d48', '#7e0c2f'],
  honey: ['#ffcf5e', '#f0a31f', '#b96c0b'],
  hummus: ['#f8e6bf', '#e6c88f', '#b99758'],
  ink: ['#5b5350', '#332d2b', '#1a1615'],
  iron: ['#6b6562', '#45403e', '#262220'],
  kraft: ['#e6c69a', '#cda270', '#9c7346'],
  lamb: ['#b5714d', '#86472a', '#542812'],
  leaf: ['#b9dd7f', '#7fb94b', '#4b8a31'],
  lemon: ['#fff3a0', '#fbd93c', '#d8ab17'],
  lemonade: ['#fbf6c8', '#f0e598', '#cfc066'],
  lentil: ['#b58e63', '#86613c', '#573b21'],
  lettuce: ['#cbe88f', '#93c653', '#5f9734'],
  lime: ['#d8ec8a', '#9fcb3f', '#6b9722'],
  lotus: ['#7d9a5b', '#557440', '#32502a'],
  mango: ['#ffd166', '#fba92c', '#d57a10'],
  matcha: ['#cfe09a', '#9dbb58', '#6a8a32'],
  melon: ['#ff9a86', '#f0584f', '#b92e33'],
  milktea: ['#e3b98c', '#c08b58', '#8d5c32'],
  mint: ['#8fd89f', '#46ad6a', '#237a47'],
  mushroom: ['#d9c0a3', '#a98a6a', '#735941'],
  mustard: ['#ffe06b', '#f0b81f', '#bb860b'],
  noodle: ['#fff0b5', '#f7d577', '#d3a643'],
  nori: ['#4a5a4a', '#26332b', '#121b16'],
  oil: ['#f7d36a', '#d99b2a', '#a1680f'],
  onion: ['#f6d6e6', '#d996ba', '#a65a86'],
  orange: ['#ffb35a', '#f68622', '#c05a0c'],
  orangesoda: ['#ff9a6b', '#ec5a35', '#b32f1a'],
  paneer: ['#fff8e3', '#f7e6bd', '#d9bf86'],
  paper: ['#fffdf7', '#f5eddd', '#d9ccb4'],
  pasta: ['#ffeab0', '#f3cf76', '#cb9d42'],
  pea: ['#c2e57a', '#83bf3f', '#4f8a26'],
  pickle: ['#cfd76b', '#97a636', '#65721d'],
  pineapple: ['#fff08a', '#fcd03c', '#d99c1a'],
  pistachio: ['#cbd98a', '#93ab4b', '#5f772a'],
  pork: ['#d98a63', '#ad5637', '#74311c'],
  potato: ['#ffe6a3', '#f3c766', '#c6953b'],
  porcelain: ['#f4f8fb', '#d9e5ee', '#a5b9c9'],
  radish: ['#ff9bb6', '#e34a7a', '#a82353'],
  ragu: ['#c7512f', '#94301a', '#5e1b0d'],
  rice: ['#fffef8', '#f7efdc', '#dccdaa'],
  rose: ['#ffd9de', '#f7b3bf', '#d6818f'],
  roti: ['#f6d9a4', '#deb06c', '#ab7a3d'],
  saffron: ['#ffd87a', '#f6b43a', '#cf8419'],
  salmon: ['#ffb08f', '#f97f57', '#cb5231'],
  sausage: ['#d17a4c', '#a64e28', '#6b2d14'],
  seal: ['#efdcb5', '#d5b57d', '#a37f49'],
  shrimp: ['#ffd2bd', '#fba183', '#d66a4d'],
  skin: ['#fffdfa', '#f3ece4', '#d5c8bc'],
  slate: ['#7d8794', '#525c69', '#303842'],
  soy: ['#8a4f2a', '#532a12', '#2c1407'],
  spinach: ['#7fae4a', '#4d7a2c', '#2c4d1b'],
  sponge: ['#ffe9b0', '#f5cc7d', '#cc9a48'],
  squash: ['#ffb84d', '#f28f1f', '#bb600b'],
  squid: ['#ffdcd8', '#efa9a6', '#bd6c70'],
  steel: ['#ffffff', '#dfe1e3', '#9fa4aa'],
  stock: ['#f6e0aa', '#e2be74', '#b48d46'],
  strawberry: ['#ff8a86', '#e63946', '#a51c2e'],
  tahini: ['#fbf0d6', '#ecd8ae', '#c4a873'],
  tea: ['#f0a850', '#c9701c', '#8a430b'],
  greentea: ['#d7b46a', '#a97f35', '#74521b'],
  flower: ['#fff0a8', '#f6d65e', '#cda42b'],
  tomato: ['#ff8a66', '#e5432a', '#a82314'],
  tortilla: ['#fff0c2', '#f2d488', '#c99f4f'],
  tuna: ['#f57f86', '#cf3d52', '#8f2136'],
  turnip: ['#f9b8d3', '#e2699d', '#a93869'],
  walnut: ['#cf9f6b', '#99683a', '#623e1f'],
  wood: ['#d9a873', '#b57c47', '#80522b'],
  yoghurt: ['#ffffff', '#fbf8f1', '#e2dbcd'],
  yolk: ['#ffd65e', '#fba91b', '#d17a08'],
} as const;

/** A material of `tones`. */
export type Tone = keyof typeof tones;

/** Returns the paint of a material, lit from the upper left. */
export function paint(tone: Tone): string {
  return `url(#${tone})`;
}

/** Returns a material's colour in light. */
export function light(tone: Tone): string {
  return tones[tone][0];
}

/** Returns a material's own colour. */
export function own(tone: Tone): string {
  return tones[tone][1];
}

/** Returns a material's colour in shade. */
export function shade(tone: Tone): string {
  return tones[tone][2];
}

/** Returns whether a word names a material. */
export function isTone(word: string): word is Tone {
  return Object.hasOwn(tones, word);
}

const effects = {
  lift: '<filter id="lift" x="-20%" y="-20%" width="150%" height="160%"><feDropShadow dx="2" dy="4" stdDeviation="2.4" flood-color="#1d0f06" flood-opacity=".38"/></filter>',
  soft: '<filter id="soft" x="-60%" y="-20%" width="220%" height="140%"><feGaussianBlur stdDeviation="2.6"/></filter>',
  contact:
    '<radialGradient id="contact"><stop offset=".45" stop-color="#1d0f06" stop-opacity=".46"/><stop offset="1" stop-color="#1d0f06" stop-opacity="0"/></radialGradient>',
  well: '<linearGradient id="well" x2=".7" y2="1"><stop stop-color="#2a1a10" stop-opacity=".34"/><stop offset=".55" stop-color="#2a1a10" stop-opacity=".04"/><stop offset="1" stop-color="#fff" stop-opacity=".34"/></linearGradient>',
  round:
    '<linearGradient id="round"><stop stop-color="#fff" stop-opacity=".1"/><stop offset=".22" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#1d0f06" stop-opacity=".02"/><stop offset="1" stop-color="#1d0f06" stop-opacity=".36"/></linearGradient>',
  glass:
    '<linearGradient id="glass"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".28"/></linearGradient>',
} as const;

/** Returns the definitions that a drawing refers to: the gradients of its materials, and its shadows. */
export function definitionsOf(drawing: string): string {
  const names = new Set([...drawing.matchAll(/url\(#([a-z]+)\)/g)].map(([, name = '']) => name));
  const gradients = [...names].filter(isTone).map(gradientOf);
  const used = Object.entries(effects).flatMap(([name, definition]) => (names.has(name) ? [definition] : []));
  return [...gradients, ...used].join('');
}

function gradientOf(tone: Tone): string {
  const [lit, base, dark] = tones[tone];
  return `<radialGradient id="${tone}" cx=".36" cy=".24" r=".88"><stop stop-color="${lit}"/><stop offset=".46" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}
