/** The eight patterns, each drawn on a square of 44: strokes of 3 with round ends unless the shape says otherwise. */
export const patternShapes = {
  dots: '<g fill="currentColor" stroke="none"><circle cx="11" cy="11" r="4"/><circle cx="33" cy="33" r="4"/></g>',
  rings: '<circle cx="22" cy="22" r="13"/><circle cx="22" cy="22" r="4"/>',
  gingham:
    '<g fill="currentColor" stroke="none" opacity=".5"><path d="M0 0h22v44H0z"/><path d="M0 0h44v22H0z"/></g>',
  waves: '<path d="M0 11c7.3-7 14.7-7 22 0s14.7 7 22 0M0 33c7.3-7 14.7-7 22 0s14.7 7 22 0"/>',
  petals:
    '<path fill="currentColor" stroke="none" d="M22 4c5 6 5 12 0 18-5-6-5-12 0-18zM22 40c5-6 5-12 0-18-5 6-5 12 0 18zM4 22c6-5 12-5 18 0-6 5-12 5-18 0zM40 22c-6-5-12-5-18 0 6 5 12 5 18 0z"/>',
  ticks: '<path d="M6 16 16 6M28 16 38 6M6 38l10-10M28 38l10-10"/>',
  weave: '<path d="M3 11h16M11 25v16M25 33h16M33 3v16" stroke-width="6"/>',
  scales: '<path d="M0 0a22 22 0 0 0 44 0M-22 22a22 22 0 0 0 44 0M22 22a22 22 0 0 0 44 0"/>',
} as const;

/** One of the eight patterns. */
export type PicturePattern = keyof typeof patternShapes;

/** Returns whether a word of a path names a pattern. */
export function isPicturePattern(word: string): word is PicturePattern {
  return Object.hasOwn(patternShapes, word);
}
