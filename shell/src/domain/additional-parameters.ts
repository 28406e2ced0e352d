/**
 * Query parameters that say who sent the person and why. They are stored in a cookie, and every analytics event
 * carries them in its metadata.
 */
const NAMES = ['did', 'edid', 'ownerId', 'offer', 'on', 'op', 'od', 'p', 'workspaceId', 'listType'] as const;
const LONGEST = 100;

/** Returns the additional parameters of a URL merged over those in the cookie, or null if the URL has none. */
export function additionalParameters(search: string, kept: string | null): string | null {
  const given = new URLSearchParams(search);
  const before = new URLSearchParams(kept ?? '');
  if (!NAMES.some((name) => given.get(name))) return null;
  const entries = NAMES.flatMap((name) => {
    const value = given.get(name) || before.get(name);
    return value && value.length <= LONGEST ? [[name, value]] : [];
  });
  return new URLSearchParams(entries).toString();
}
