/** Bytes of each hole: a nonce has as many characters. */
export const HOLE_LENGTH = 24;

/** A text with holes of HOLE_LENGTH bytes; the same for a text and for what it is packed into. */
export type HoledText = {
  /** What stands in the holes means nothing. */
  readonly bytes: Buffer;
  /** Where each hole begins, in ascending order. */
  readonly holes: readonly number[];
};

/** Returns a copy with a value of HOLE_LENGTH Latin characters in every hole, and after it room for `more` bytes. */
export function fillHoles({ bytes, holes }: HoledText, value: string, more = 0): Buffer {
  if (value.length !== HOLE_LENGTH)
    throw new Error(`A hole takes ${HOLE_LENGTH} characters, not ${value.length}.`);
  // What is not written here is written by the caller.
  const filled = Buffer.allocUnsafe(bytes.length + more);
  filled.set(bytes);
  for (const hole of holes) filled.write(value, hole, HOLE_LENGTH, 'latin1');
  return filled;
}
