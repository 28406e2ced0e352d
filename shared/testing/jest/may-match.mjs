/**
 * The classes and tags of which an element needs one to match; undefined where a part of the selector names neither.
 *
 * @typedef {{ readonly classes: ReadonlySet<string>, readonly tags: ReadonlySet<string> } | undefined} Wanted
 */

/** @type {Map<string, Wanted>} */
const known = new Map();

/**
 * Returns false if an element certainly does not match a selector, because it has no class or tag that the last part
 * of the selector names.
 *
 * @param {{ localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} element
 * @param {unknown} selector
 */
export function mayMatch(element, selector) {
  if (typeof selector !== 'string') return true;
  if (!known.has(selector)) known.set(selector, wantedBy(selector));
  const wanted = known.get(selector);
  if (!wanted || wanted.tags.has(element.localName.toLowerCase())) return true;
  if (wanted.classes.size === 0) return false;
  const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
  return classes.some((name) => wanted.classes.has(name));
}

/** @param {string} selector @returns {Wanted} */
function wantedBy(selector) {
  const classes = new Set();
  const tags = new Set();
  // Escapes and quoted text would need a real parser.
  if (/[\\"']/.test(selector)) return undefined;
  for (const part of withoutBrackets(selector).split(',')) {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const tag = /^[a-z][\w-]*/i.exec(last)?.[0];
    const name = /\.([\w-]+)/.exec(last)?.[1];
    if (name) classes.add(name);
    else if (tag) tags.add(tag.toLowerCase());
    else return undefined;
  }
  return { classes, tags };
}

/** Removes `(…)` and `[…]`, from the inside out. @param {string} selector @returns {string} */
function withoutBrackets(selector) {
  const less = selector.replaceAll(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  return less === selector ? less : withoutBrackets(less);
}
