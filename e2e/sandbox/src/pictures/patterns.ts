/** The eight patterns of a background, each a square of 44 in `assets/patterns`, in the order in which dishes take them. */
export const patternNames = [
  'dots',
  'rings',
  'gingham',
  'waves',
  'petals',
  'ticks',
  'weave',
  'scales',
] as const;

/** One of the eight patterns. */
export type PicturePattern = (typeof patternNames)[number];

/** Returns whether a word of a path names a pattern. */
export function isPicturePattern(word: string): word is PicturePattern {
  return patternNames.some((name) => name === word);
}
