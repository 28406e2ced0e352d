const chinese = /\p{Script=Han}/u;

/** Returns what a person's avatar shows: two initials, or the first character of a Chinese given name. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean);
  const han = words.find((word) => chinese.test(word));
  if (han !== undefined) return [...han].at(han.length > 2 ? 1 : -1) ?? '';
  const first = words.at(0)?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase('en');
}
