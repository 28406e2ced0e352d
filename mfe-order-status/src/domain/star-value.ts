/** The values of a rating, as the form and the names of sentences have them. */
export const STAR_VALUES = ['1', '2', '3', '4', '5'] as const;
type StarValue = (typeof STAR_VALUES)[number];

/** Returns the value for a number of stars; undefined for a number that is no rating. */
export function starValue(stars: number | undefined): StarValue | undefined {
  return STAR_VALUES.find((value) => value === String(stars));
}
