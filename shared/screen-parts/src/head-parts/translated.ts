import type { Translation } from '@tiffin/contracts';

/** Sentences of one namespace, nested. */
type Sentences = { readonly [key: string]: string | Sentences };

/** Returns the English sentences of a namespace in a translation, and those that it lacks as they are. */
export function translated<Words extends Sentences>(
  english: Words,
  namespace: string,
  translation: Pick<Translation, 'sentences'>,
): Words {
  return filledIn(english, `${namespace}:`, translation);
}

function filledIn<Words extends Sentences>(
  english: Words,
  prefix: string,
  translation: Pick<Translation, 'sentences'>,
): Words {
  const words = { ...english };
  for (const [key, value] of Object.entries(english)) {
    const name = prefix + key;
    const sentence =
      typeof value === 'string'
        ? (translation.sentences[name] ?? value)
        : filledIn(value, `${name}.`, translation);
    Object.assign(words, { [key]: sentence });
  }
  return words;
}
