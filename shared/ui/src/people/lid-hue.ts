/** The eight avatar colours, in the order in which people of a group get them. */
export const lidHues = [
  'beetroot',
  'peaflower',
  'coriander',
  'aubergine',
  'paprika',
  'cardamom',
  'turmeric',
  'tamarind',
] as const;

/** A colour of an avatar or a picture's background. */
export type Hue = (typeof lidHues)[number];

/** Returns the colour of the person who joined at `index` (from 0). */
export function lidHueAt(index: number): Hue {
  return lidHues[Math.abs(index) % lidHues.length] ?? 'beetroot';
}
