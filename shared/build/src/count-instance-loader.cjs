/**
 * Webpack loader: makes a singleton module count how often it runs in a page, whichever build bundled it.
 * `shared/federation/src/loader/duplicate-modules.ts` reads the counts.
 */
module.exports = function countInstance(source) {
  const { name } = this.getOptions();
  const counts = "(globalThis[Symbol.for('tiffin.instances')] ??= {})";
  const key = JSON.stringify(name);
  return `${source}\n;${counts}[${key}] = (${counts}[${key}] ?? 0) + 1;\n`;
};
