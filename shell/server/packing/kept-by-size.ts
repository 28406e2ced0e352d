type Entry<Value> = { readonly value: Value; readonly bytes: number };

/** The share of the bytes that entries keep which were read once at most. */
const ONCE_SHARE = 0.2;

/**
 * Keeps values by key, up to `mostBytes` in total. What was read again since it was written stays longest: a flood of keys that nobody
 * asks for twice replaces only what else was never asked for twice.
 */
export class KeptBySize<Value> {
  readonly #mostBytes: number;
  readonly #bytesOf: (value: Value) => number;
  /** Both from the entry that was used longest ago. */
  readonly #once = new Map<string, Entry<Value>>();
  readonly #often = new Map<string, Entry<Value>>();
  readonly #making = new Map<string, Promise<Value>>();
  #onceBytes = 0;
  #oftenBytes = 0;

  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#bytesOf = bytesOf;
  }

  /** The bytes of all values. */
  get bytes(): number {
    return this.#onceBytes + this.#oftenBytes;
  }

  read(key: string): Value | undefined {
    const entry = this.#once.get(key) ?? this.#often.get(key);
    if (!entry) return undefined;
    this.delete(key);
    this.#often.set(key, entry);
    this.#oftenBytes += entry.bytes;
    return entry.value;
  }

  /** Replaces the value of the key. Keeps nothing that is larger than all may be. */
  write(key: string, value: Value): void {
    const isOften = this.#often.has(key);
    this.delete(key);
    const entry = { value, bytes: this.#bytesOf(value) };
    if (entry.bytes > this.#mostBytes) return;
    if (isOften) {
      this.#often.set(key, entry);
      this.#oftenBytes += entry.bytes;
    } else {
      this.#once.set(key, entry);
      this.#onceBytes += entry.bytes;
    }
    while (this.bytes > this.#mostBytes) this.#evict(key);
  }

  delete(key: string): void {
    const once = this.#once.get(key);
    if (once && this.#once.delete(key)) this.#onceBytes -= once.bytes;
    const often = this.#often.get(key);
    if (often && this.#often.delete(key)) this.#oftenBytes -= often.bytes;
  }

  /** Returns the value of a key, or makes it. Concurrent callers share one call. Failures are not kept. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#making.get(key) ?? this.read(key);
    if (known !== undefined) return known;
    const making = make();
    this.#making.set(key, making);
    try {
      const value = await making;
      this.write(key, value);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  #evict(newest: string): void {
    const isFull = this.#onceBytes > this.#mostBytes * ONCE_SHARE;
    for (const kept of isFull ? [this.#once, this.#often] : [this.#often, this.#once])
      for (const key of kept.keys()) if (key !== newest) return this.delete(key);
  }
}
