import type { Shape } from '@tiffin/contracts/shapes';
import type * as lateAnswers from './late-answers';

const patienceMs = 5_000;

/**
 * A shape that no first paint needs: it comes while the service answers, so that first screens load less. Null where
 * it cannot come: an order that stands must not fail for it.
 */
export function later(name: keyof typeof lateAnswers): () => Promise<Shape | null> {
  return () =>
    new Promise((resolve) => {
      const patience = setTimeout(() => resolve(null), patienceMs);
      import('./late-answers')
        .then(
          (answers) => resolve(answers[name]),
          () => resolve(null),
        )
        .finally(() => clearTimeout(patience));
    });
}
