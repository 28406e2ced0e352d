import { randomBytes } from 'node:crypto';

/** What is of one answer alone: a text for each hole. */
type Holes<Name extends string> = Readonly<Record<Name, string>>;

/** A page's bytes for one answer, its holes filled as they are: what goes in must be safe where the hole is. */
export type PageTemplate<Name extends string> = (values: Holes<Name>) => Buffer;

/**
 * Writes a text once for many answers. `write` gets a mark for each hole; a mark is random, so that nothing that somebody
 * else wrote into the text is taken for a hole.
 */
export function pageTemplate<Name extends string>(
  names: readonly Name[],
  write: (mark: (name: Name) => string) => string,
): PageTemplate<Name> {
  const marks = new Map<string, Name>();
  const text = write((name) => {
    const mark = randomBytes(18).toString('base64url');
    marks.set(mark, name);
    return mark;
  });
  const parts = marks.size === 0 ? [text] : text.split(new RegExp(`(${[...marks.keys()].join('|')})`));
  const pieces = parts.map((part) => marks.get(part) ?? Buffer.from(part));
  return (values) => {
    const filled = new Map(names.map((name) => [name, Buffer.from(values[name])]));
    return Buffer.concat(
      pieces.flatMap((piece) => (typeof piece === 'string' ? (filled.get(piece) ?? []) : piece)),
    );
  };
}
