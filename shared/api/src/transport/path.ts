/** Builds an address path; every parameter is encoded, so that none can leave its segment. */
export function path(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return texts.reduce(
    (built, text, index) => `${built}${encodeURIComponent(values[index - 1] ?? '')}${text}`,
  );
}
