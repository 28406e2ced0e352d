/** Sentences of one namespace. Dotted keys address nested ones. */
export type Messages = { readonly [key: string]: string | Messages };

/**
 * Returns all dotted keys of a set of messages, sorted. Both languages of a namespace must return the same
 * list.
 */
export function messageKeys(messages: Messages, prefix = ''): readonly string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) =>
      typeof value === 'string' ? [`${prefix}${key}`] : messageKeys(value, `${prefix}${key}.`),
    )
    .sort();
}
