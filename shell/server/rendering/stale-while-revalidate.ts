import type { KeptBySize } from '../packing/kept-by-size';

/** A value with times in milliseconds since 1970: when it was loaded, and when that was last tried. */
export type Dated<Value> = { readonly value: Value; readonly atMs: number; readonly triedMs: number };

type Options<Input, Value> = {
  readonly keyOf: (input: Input) => string;
  readonly load: (input: Input) => Promise<Value>;
  readonly kept: KeptBySize<Dated<Value>>;
  /** Milliseconds in which a value is not loaded again. */
  readonly freshMs: number;
  /** Milliseconds in which an older value is given while it is loaded again. */
  readonly staleMs: number;
  /** False: only those who have asked meanwhile share the value. */
  readonly isKept: (value: Value) => boolean;
  /** False: the value is kept while it is fresh, and replaces no other one. */
  readonly isLasting: (value: Value) => boolean;
  readonly now?: () => number;
};

/** Most keys that wait to be loaded again. More are dropped: whoever asks for such a key next asks again. */
const MOST_WAITING = 50;

/**
 * Returns a cached `load`. Whoever asks for a value that was loaded before gets it at once, and behind it one call for each key loads
 * it again. These calls run one after the other, so that they delay no first one much. Failures are not kept.
 */
export function staleWhileRevalidate<Input, Value>({
  keyOf,
  load,
  kept,
  freshMs,
  staleMs,
  isKept,
  isLasting,
  now = Date.now,
}: Options<Input, Value>): (input: Input) => Promise<Value> {
  const loading = new Map<string, Promise<Value>>();
  const waiting = new Map<string, Input>();
  let isRenewing = false;

  const loadOnce = (key: string, input: Input): Promise<Value> => {
    const running = loading.get(key);
    if (running) return running;
    const value = load(input);
    loading.set(key, value);
    const end = (): void => void loading.delete(key);
    value.then((loaded) => {
      end();
      const known = kept.read(key);
      if (!isKept(loaded)) return kept.delete(key);
      const triedMs = now();
      const isWorse = known && isLasting(known.value) && !isLasting(loaded);
      kept.write(key, isWorse ? { ...known, triedMs } : { value: loaded, atMs: triedMs, triedMs });
    }, end);
    return value;
  };

  const renewNext = async (): Promise<void> => {
    if (isRenewing) return;
    isRenewing = true;
    for (const [key, input] of waiting) {
      waiting.delete(key);
      await loadOnce(key, input).catch(() => undefined);
    }
    isRenewing = false;
  };

  return async (input) => {
    const key = keyOf(input);
    const known = kept.read(key);
    if (!known || now() - known.atMs >= (isLasting(known.value) ? staleMs : freshMs))
      return loadOnce(key, input);
    const isDue = now() - known.triedMs >= freshMs && !loading.has(key);
    if (isDue && (waiting.has(key) || waiting.size < MOST_WAITING)) {
      waiting.set(key, input);
      void renewNext();
    }
    return known.value;
  };
}
