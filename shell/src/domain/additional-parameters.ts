/** Who sent the person and to what end: kept beyond the address, and reported with what the person does. */
const NAMES = ['did', 'edid', 'ownerId', 'offer', 'on', 'op', 'od', 'p', 'workspaceId', 'listType'] as const;
const LONGEST = 100;

/** The additional parameters after an address: its own over those of the cookie; null where it brings none. */
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
