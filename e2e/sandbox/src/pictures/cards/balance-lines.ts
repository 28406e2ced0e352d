type Breaks = { readonly cost: number; readonly lines: readonly string[] };

/** Breaks a text at its spaces into `count` lines of about the same width, so that no word stands alone. */
export function balanceLines(
  text: string,
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const words = text.split(' ');
  const lineOf = (from: number, to: number): Breaks => {
    const line = words.slice(from, to).join(' ');
    return { cost: widthOf(line) ** 2, lines: [line] };
  };
  // The best breaks of the words from an index to the end: first on one line, then on two, and so on.
  let best: readonly (Breaks | undefined)[] = words.map((_word, from) => lineOf(from, words.length));
  for (let lines = 2; lines <= count; lines += 1) {
    const fewer = best;
    best = words.map((_word, from) => {
      const choices = words.slice(from + 1).flatMap((_next, index) => {
        const rest = fewer[from + 1 + index];
        const first = lineOf(from, from + 1 + index);
        return rest ? { cost: first.cost + rest.cost, lines: [...first.lines, ...rest.lines] } : [];
      });
      return choices.sort((one, other) => one.cost - other.cost)[0];
    });
  }
  return best[0]?.lines ?? [text];
}
