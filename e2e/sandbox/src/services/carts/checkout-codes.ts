import type { Cart } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { findPromoCode } from '../../pricing/promo-codes';
import { isMember } from '../teams/is-member';

const MOST = 3;

export type RemovedCode = NonNullable<Cart['removedCheckoutCodes']>[number];

const WHY_NOT = {
  PROMO_CODE_UNKNOWN: [
    'We can’t find this code. Check the spelling.',
    '找不到此優惠碼，請檢查是否輸入正確。',
  ],
  PROMO_CODE_EXPIRED: ['This code has expired.', '此優惠碼已過期。'],
  MINIMUM_NOT_REACHED: ['Your order is below the minimum for this code.', '訂單未達此優惠碼的最低消費。'],
  TEAM_MEMBERS_ONLY: ['Only members of the team can use this code.', '只限團隊成員使用此優惠碼。'],
  TOO_MANY_CODES: ['Remove another code first.', '請先移除其他優惠碼。'],
} as const satisfies Record<
  RemovedCode['reason'] | 'MINIMUM_NOT_REACHED' | 'TOO_MANY_CODES',
  readonly [string, string]
>;

/**
 * Returns the codes of a cart plus a new one. Refuses with PROMOTION_ELIGIBILITY_ERROR and a reason if the
 * new one does not apply (specification 8).
 */
export async function addCheckoutCode(
  tx: Database,
  codes: readonly string[],
  wanted: string,
  cart: { readonly externalUserId: string; readonly itemSumMicro: number },
): Promise<readonly string[]> {
  const promo = findPromoCode(wanted);
  if (!promo) return ineligible('PROMO_CODE_UNKNOWN');
  if (codes.includes(promo.code)) return codes;
  if (promo.isExpired) ineligible('PROMO_CODE_EXPIRED');
  if (cart.itemSumMicro < promo.minimumItemSumMicro) ineligible('MINIMUM_NOT_REACHED');
  const lost = await reasonToRemove(tx, promo.code, cart.externalUserId);
  if (lost) ineligible(lost);
  if (codes.length >= MOST) ineligible('TOO_MANY_CODES');
  return [...codes, promo.code];
}

/**
 * Separates the codes of a cart that still apply to its person from those that no longer do, with the reason.
 */
export async function sortCheckoutCodes(
  tx: Database,
  codes: readonly string[],
  externalUserId: string,
): Promise<{ readonly kept: readonly string[]; readonly removed: readonly RemovedCode[] }> {
  const removed: RemovedCode[] = [];
  for (const code of codes) {
    const reason = await reasonToRemove(tx, code, externalUserId);
    if (reason) removed.push({ code, reason });
  }
  return { kept: codes.filter((code) => !removed.some((one) => one.code === code)), removed };
}

async function reasonToRemove(
  tx: Database,
  code: string,
  externalUserId: string,
): Promise<RemovedCode['reason'] | undefined> {
  const promo = findPromoCode(code);
  if (!promo) return 'PROMO_CODE_UNKNOWN';
  if (promo.isExpired) return 'PROMO_CODE_EXPIRED';
  const isForAll = promo.teamId === null || (await isMember(tx, promo.teamId, externalUserId));
  return isForAll ? undefined : 'TEAM_MEMBERS_ONLY';
}

/** Returns the codes of a cart that do not give the discount any more that they promised. */
export function invalidCodes(codes: readonly string[], itemSumMicro: number): readonly string[] {
  return codes.filter((code) => {
    const promo = findPromoCode(code);
    return promo === undefined || promo.isExpired || itemSumMicro < promo.minimumItemSumMicro;
  });
}

function ineligible(reason: keyof typeof WHY_NOT): never {
  const [en, zh] = WHY_NOT[reason];
  return refuse(400, 'PROMOTION_ELIGIBILITY_ERROR', reason, {
    message: { en: 'This promo code can’t be used for this order', zh: '此優惠碼不適用於這張訂單' },
    body: { en, zh },
  });
}
