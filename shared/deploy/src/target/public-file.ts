/** Matches `{remote}/{version}-{build}/{file}`. Nothing else of a target is for browsers. */
const PUBLIC = /^[a-z0-9-]+\/[0-9][A-Za-z0-9.-]*\/[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** The cache control of what never changes: each build has a folder of its own. */
export const LASTING = 'public, max-age=31536000, immutable';

/** Encodings of files, the smallest first, with the ending of a file that is compressed in it. */
export const ENCODINGS: readonly (readonly [name: string, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Returns whether browsers load a file of a target. */
export function isPublicFile(path: string): boolean {
  return PUBLIC.test(path);
}
