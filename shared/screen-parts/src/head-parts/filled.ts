/** Returns a sentence with its `{{names}}` replaced by their values. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => values[name] ?? '');
}
