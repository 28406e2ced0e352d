/** A language that is added as data (decision 69): its sentences replace English ones, and what it lacks stays English. */
export type Translation = {
  /** In BCP 47, such as `ar`. */
  readonly tag: string;
  /** By namespace and dotted key, such as `shell:footer.order`. */
  readonly sentences: Readonly<Record<string, string>>;
};

declare global {
  var tiffinTranslation: Translation | undefined;
}

/**
 * Returns the translation of this page; undefined where the page is in a `Locale`. A script of the shell server sets it
 * before any other script runs, and the renderer sets it before it renders, so it never changes within a page.
 */
export function pageTranslation(): Translation | undefined {
  return globalThis.tiffinTranslation;
}
