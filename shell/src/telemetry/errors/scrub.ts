import { REMOVED, scrubText } from './scrub-text';

/** Removes tokens, codes, e-mail addresses and card numbers from every text of a JSON value, which it changes. */
export function scrub(value: object): void {
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'object' && field !== null) scrub(field);
    else if (typeof field === 'string') Reflect.set(value, name, isSecret(name) ? REMOVED : scrubText(field));
  }
}

function isSecret(name: string): boolean {
  return /token|secret|password|authorization|cookie/i.test(name);
}
