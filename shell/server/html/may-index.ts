import type { RemoteRoute } from '@tiffin/contracts';
import type { FirstAnswers } from './first-answers';

/**
 * Whether search engines may list a page, by what its remote says of the route: always, or where its merchant was read and
 * does not suppress it (specification 3). A page without such a word is somebody's own.
 */
export function mayIndex(listed: RemoteRoute['listed'], answers: FirstAnswers = {}): boolean {
  return listed === 'always' || (listed === 'by-merchant' && Object.values(answers).some(isOpenMerchant));
}

/** Of a menu page's answers only the merchant's has the field. */
function isOpenMerchant(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const merchant = 'merchant' in answer ? answer.merchant : answer;
  return (
    typeof merchant === 'object' &&
    merchant !== null &&
    'suppressSearchIndexing' in merchant &&
    merchant.suppressSearchIndexing === false
  );
}
