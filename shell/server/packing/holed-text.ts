/** Size of each hole in bytes, equal to a nonce's length in characters. */
export const HOLE_LENGTH = 24;

/** A text with holes of HOLE_LENGTH bytes, either plain or compressed. */
export type HoledText = {
  /** The bytes inside the holes are arbitrary. */
  readonly bytes: Buffer;
  /** Offset of each hole, in ascending order. */
  readonly holes: readonly number[];
};

/**
 * Returns a copy with a value of HOLE_LENGTH Latin characters in every hole, plus `more` uninitialised bytes at the
 * end.
 */
export function fillHoles({ bytes, holes }: HoledText, value: string, more = 0): Buffer {
  if (value.length !== HOLE_LENGTH)
    throw new Error(`A hole takes ${HOLE_LENGTH} characters, not ${value.length}.`);
  // The caller overwrites the rest of this uninitialised buffer.
  const filled = Buffer.allocUnsafe(bytes.length + more);
  filled.set(bytes);
  for (const hole of holes) filled.write(value, hole, HOLE_LENGTH, 'latin1');
  return filled;
}
