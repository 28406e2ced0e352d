/** The endings of the two forms of a sentence with a number: `left_one`, `left_other`. */
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/**
 * The keys of a set of messages as a screen writes them: nested ones dotted, the forms of a plural without their
 * ending. Any text for messages whose keys are unknown.
 */
export type MessageKey<M> = string extends keyof M
  ? string
  : {
      [Key in keyof M & string]: M[Key] extends string ? WithoutForm<Key> : `${Key}.${MessageKey<M[Key]>}`;
    }[keyof M & string];
