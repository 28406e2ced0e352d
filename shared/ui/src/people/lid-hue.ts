/** The eight colours of lids, in the order in which people of a room get them. */
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

/** A colour of a lid or a picture's field. */
export type Hue = (typeof lidHues)[number];

/** The colour of the person who joined at `index` (from 0). */
export function lidHueAt(index: number): Hue {
  return lidHues[Math.abs(index) % lidHues.length] ?? 'beetroot';
}
