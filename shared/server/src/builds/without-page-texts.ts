import { LONGEST_MESSAGE } from './failure';

/** Shorter texts are words of the code as well. */
const SHORTEST = 5;

/**
 * Returns a message without the texts of the page that it is about, for logs: parts of its URL can be secret, and its data can
 * be a person's.
 */
export function withoutPageTexts(message: string, page: object): string {
  // A text at the end of a message that was cut is not whole.
  const whole = message.length < LONGEST_MESSAGE ? message : message.replace(/\S*$/, '…');
  return textsOf(page)
    .flatMap((text) => [text, ...text.split(/[/?&=#\s]/)])
    .filter((text) => text.length >= SHORTEST && whole.includes(text))
    .toSorted((one, other) => other.length - one.length)
    .reduce((said, text) => said.replaceAll(text, '[removed]'), whole);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
