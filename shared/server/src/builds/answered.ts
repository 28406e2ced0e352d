import type { Whose } from './failure';

/** What became of a page that builds were asked for. */
export type Answered<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** A build failed, or is paused because it did. */
  | { readonly kind: 'failed'; readonly whose: Whose }
  /** No build failed: there was no time for it, or the processes have ended. */
  | { readonly kind: 'late' };
