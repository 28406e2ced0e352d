/**
 * The classes and tags of which an element needs one to match; undefined where a part of the selector names neither.
 *
 * @typedef {{ readonly classes: ReadonlySet<string>, readonly tags: ReadonlySet<string> } | undefined} Wanted
 */

/** @type {Map<string, Wanted>} */
const known = new Map();

/** @type {Map<string, readonly string[]>} */
const listed = new Map();

/**
 * Returns false if an element certainly does not match a selector, because it has no class or tag that the last part
 * of the selector names. A rule without a selector, like `@media`, matches nothing.
 *
 * @param {{ localName: string, getAttributeNS: (namespace: null, name: string) => string | null }} element
 * @param {unknown} selector
 */
export function mayMatch(element, selector) {
  if (typeof selector !== 'string') return false;
  if (!known.has(selector)) known.set(selector, wantedBy(selector));
  const wanted = known.get(selector);
  if (!wanted || wanted.tags.has(element.localName.toLowerCase())) return true;
  if (wanted.classes.size === 0) return false;
  return classesOf(element).some((name) => wanted.classes.has(name));
}

function classesOf(element) {
  const value = element.getAttributeNS(null, 'class') ?? '';
  if (!listed.has(value)) listed.set(value, value.split(/\s+/));
  return listed.get(value) ?? [];
}

/** @param {string} selector @returns {Wanted} */
function wantedBy(selector) {
  const classes = new Set();
  const tags = new Set();
  const unquoted = selector.replaceAll(/"[^"\\]*"|'[^'\\]*'/g, '');
  // Escapes and other quotes would need a real parser.
  if (/[\\"']/.test(unquoted)) return undefined;
  for (const part of withoutBrackets(unquoted).split(',')) {
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
