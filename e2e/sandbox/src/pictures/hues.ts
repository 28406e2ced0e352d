/** Colours of a picture's background and its pattern, in the light and dark themes. */
export const hueColours = {
  turmeric: { light: ['#ffd24d', '#e3a400'], dark: ['#7f5900', '#ad7a00'] },
  beetroot: { light: ['#f2b3cb', '#e87da6'], dark: ['#760c3b', '#95124b'] },
  paprika: { light: ['#ffb8a1', '#ff8f6c'], dark: ['#88260d', '#ae3212'] },
  coriander: { light: ['#a5dcb0', '#70c486'], dark: ['#0f522a', '#146a36'] },
  cardamom: { light: ['#a0d8cb', '#6abdac'], dark: ['#114d44', '#166458'] },
  peaflower: { light: ['#b7c5ff', '#8da1f7'], dark: ['#243581', '#3045a4'] },
  aubergine: { light: ['#d6b8e0', '#b98bc9'], dark: ['#4c255b', '#633275'] },
  tamarind: { light: ['#dfbfae', '#c6977f'], dark: ['#513022', '#6b402d'] },
} as const;

/** One of the eight colours. */
export type PictureHue = keyof typeof hueColours;

/** Returns whether a word of a path names a colour. */
export function isPictureHue(word: string): word is PictureHue {
  return Object.hasOwn(hueColours, word);
}
