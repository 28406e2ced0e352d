/** Returns the text of a browser build's entry: it makes the container `teams`, whose module is the given expression. */
export function entryOf(remote: string): string {
  return `var teams = {
  init: async () => undefined,
  get: async () => {
    const remote = ${remote};
    return () => ({ remote });
  },
};`;
}
