import { routeOf } from '../../src/domain/route-of';
import type { FirstAnswers } from './first-answers';

const OPEN = ['/', '/catalogs/:catalogId'];
const MENU = '/m/:merchantExternalId/menu';

/**
 * Whether search engines may list a page. Home and catalogs always, a menu where its merchant was read and does not
 * suppress it (specification 3), everything else is somebody's own.
 */
export function mayIndex(path: string, answers: FirstAnswers = {}): boolean {
  const pattern = routeOf(path)?.pattern ?? '';
  return OPEN.includes(pattern) || (pattern === MENU && Object.values(answers).some(isOpenMerchant));
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
