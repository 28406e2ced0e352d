import { isRecord } from '@tiffin/contracts';
import type { RemoteRoute } from '@tiffin/contracts';
import type { FirstAnswers } from './first-answers';

/**
 * Returns whether search engines may index a page, by its route's `listed`: always, or only if its merchant was
 * read and does not suppress it (specification 3). Without `listed`, the page is private.
 */
export function mayIndex(listed: RemoteRoute['listed'], answers: FirstAnswers = {}): boolean {
  return listed === 'always' || (listed === 'by-merchant' && Object.values(answers).some(isOpenMerchant));
}

/** Only the merchant's response of a menu page has this field. */
function isOpenMerchant(answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  const merchant = 'merchant' in answer ? answer.merchant : answer;
  return isRecord(merchant) && merchant.suppressSearchIndexing === false;
}
