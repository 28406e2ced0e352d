/** A file's address and the text in it that is to be missing; set by the guard test, for a process and its children. */
const without = JSON.parse(process.env.TIFFIN_WITHOUT ?? 'null');

/**
 * The source of a file as a run shall have it: as it is, or without the one guard that `TIFFIN_WITHOUT` takes out (JSON:
 * `file`, `from`, `to`). Throws where the guard is not in its file exactly once.
 *
 * @param {string} source
 * @param {string} file full path
 * @returns {string}
 */
export function takeOut(source, file) {
  if (file !== without?.file) return source;
  const [before, after, ...others] = source.split(without.from);
  if (after !== undefined && others.length === 0) return before + without.to + after;
  const times = after === undefined ? 'not' : 'more than once';
  throw new Error(
    `The guard is ${times} in ${file}. Put where it stands now into e2e/guards: ${without.from}`,
  );
}
