/** Returns the keys of an object that names each value of a union, so that a story shows every one. */
export function keysOf<Key extends string>(named: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(named).filter((key): key is Key => key in named);
}
