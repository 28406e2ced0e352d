import type { CallName, Shape } from '@tiffin/contracts';

const patienceMs = 5_000;

/**
 * Returns a loader for a response shape that first paint does not need. It loads while the service responds. It
 * resolves with null if it fails to load, so that a placed order does not fail because of it.
 */
export function later(name: CallName): () => Promise<Shape | null> {
  return () =>
    new Promise((resolve) => {
      const patience = setTimeout(() => resolve(null), patienceMs);
      import('@tiffin/contracts/late-answers')
        .then(
          ({ lateAnswers }) => resolve(lateAnswers[name] ?? null),
          () => resolve(null),
        )
        .finally(() => clearTimeout(patience));
    });
}
