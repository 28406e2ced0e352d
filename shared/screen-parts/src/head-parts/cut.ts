/** Returns a text of at most `max` UTF-16 units, with an ellipsis for what was cut off, and never half a character. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/\p{Cs}$/u, '')}…`;
}
