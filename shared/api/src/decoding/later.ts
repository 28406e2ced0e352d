import type { CallName, Shape } from '@tiffin/contracts';

const patienceMs = 5_000;

/**
 * The shape of an answer that no first paint needs: it comes while the service answers, so that first screens load less.
 * Null where it cannot come: an order that stands must not fail for it.
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
