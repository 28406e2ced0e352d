type Entry<Value> = { readonly value: Promise<Value>; bytes: number };

/**
 * Caches a value per key, up to `mostBytes` in total. Evicts the least recently used key first. Failures are not
 * cached.
 */
export class KeptBySize<Value> {
  readonly #mostBytes: number;
  readonly #bytesOf: (value: Value) => number;
  readonly #kept = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#bytesOf = bytesOf;
  }

  /** Returns the cached value of a key, or makes it. Concurrent callers share one call. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.value;
    }
    const entry = { value: make(), bytes: 0 };
    this.#kept.set(key, entry);
    try {
      const value = await entry.value;
      if (this.#kept.get(key) === entry) this.#weigh(entry, this.#bytesOf(value));
      return value;
    } catch (error) {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
      throw error;
    }
  }

  #weigh(entry: Entry<Value>, bytes: number): void {
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [key, oldest] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#bytes -= oldest.bytes;
      this.#kept.delete(key);
    }
  }
}
