import type { FailedReason } from '@tiffin/elements';
import type { PanelSentences } from './element-spec';
import type { PanelWords } from './plain-panel';

/** Returns what a person reads when an element fails. Only a failure that may pass has a retry. */
export function failureWords(
  reason: FailedReason,
  sentences: PanelSentences,
  onRetry: () => void,
): PanelWords {
  const { failedTitle, failedNote, refusedTitle, refusedNote, originNote, retry } = sentences;
  switch (reason) {
    case 'not-loaded':
    case 'no-answer':
    case 'broken':
      return { title: failedTitle, note: failedNote, retry: { label: retry, onRetry } };
    case 'origin':
      return { title: refusedTitle, note: originNote };
    case 'attributes':
    case 'no-such-order':
      return { title: refusedTitle, note: refusedNote };
  }
}
