import type { CallName, Shape } from '@tiffin/contracts';
import { limitTo } from '@tiffin/config/time-limit';

const limitMs = 5_000;

/**
 * Returns a loader for a response shape that first paint does not need. It loads while the service responds. It
 * resolves with null if it fails to load, so that a placed order does not fail because of it.
 */
export function loadDeferredShape(name: CallName): () => Promise<Shape | null> {
  return () =>
    limitTo(
      limitMs,
      import('@tiffin/contracts/deferred-answers').then(
        ({ deferredAnswers }) => deferredAnswers[name] ?? null,
        () => null,
      ),
      null,
    );
}
