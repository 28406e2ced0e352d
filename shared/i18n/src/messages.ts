/** Sentences of one namespace: nested by dots in their keys. */
export type Messages = { readonly [key: string]: string | Messages };

/** All dotted keys of a set of messages, sorted; two languages of one namespace must give the same list. */
export function messageKeys(messages: Messages, prefix = ''): readonly string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) =>
      typeof value === 'string' ? [`${prefix}${key}`] : messageKeys(value, `${prefix}${key}.`),
    )
    .sort();
}
