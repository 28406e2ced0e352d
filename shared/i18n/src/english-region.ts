/** A region whose English has its own clock and order of dates: 12 hours in the US and Canada, 24 in Great Britain. */
export type EnglishRegion = 'US' | 'CA' | 'GB';

/** Time zones of the Americas. The first group is Canada. */
const AMERICAN = /^America\/(Tor|Van|Ed|Win|Hal|Reg|St_J)?/;

let ofReader: EnglishRegion | undefined = 'GB';

/** Sets the English of the page's reader. Undefined: times are written as at their place. Without a call it is British. */
export function setEnglishRegion(region: EnglishRegion | undefined): void {
  ofReader = region;
}

/** Returns the English for a moment in a time zone. */
export function englishRegionAt(timeZone = ''): EnglishRegion {
  if (ofReader) return ofReader;
  const found = AMERICAN.exec(timeZone);
  return found ? (found[1] ? 'CA' : 'US') : 'GB';
}
