import type { Sentences } from './english-sentences';

/** What differs between a translation and the English sentences, by dotted key. */
type Differences = {
  /** These stay English. */
  readonly missing: readonly string[];
  /** No screen shows these. */
  readonly unknown: readonly string[];
  /** These have other `{{values}}` or `<tags>` than the English sentence. */
  readonly mismatched: readonly string[];
};

/** The last part of a key that chooses a form of a plural. A language may have more forms than English. */
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Compares the sentences of a namespace in a language with the English ones. */
export function compareSentences(english: Sentences, translation: Sentences): Differences {
  const [theirs, ours] = [flat(english), flat(translation)];
  const englishFor = (key: string): string | undefined =>
    theirs.get(key) ?? (FORM.test(key) ? theirs.get(key.replace(FORM, '_other')) : undefined);
  return {
    missing: [...theirs.keys()].filter((key) => !ours.has(key)),
    unknown: [...ours.keys()].filter((key) => englishFor(key) === undefined),
    mismatched: [...ours].flatMap(([key, sentence]) => {
      const model = englishFor(key);
      return model === undefined || slotsOf(model, key) === slotsOf(sentence, key) ? [] : [key];
    }),
  };
}

function flat(sentences: Sentences, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(sentences).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

/** Returns the values and tags of a sentence. A form of a plural may leave out its number. */
function slotsOf(sentence: string, key: string): string {
  const slots = sentence.match(/\{\{.+?\}\}|<\/?\w+>/g) ?? [];
  return [...new Set(slots)]
    .filter((slot) => !FORM.test(key) || slot !== '{{count}}')
    .sort()
    .join(' ');
}
