import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { findPromoCode } from '../../pricing/promo-codes';

const MOST = 3;

/** The codes of a cart with one more; PROMOTION_ELIGIBILITY_ERROR says why one does not apply (specification 8). */
export async function addCheckoutCode(
  tx: Database,
  codes: readonly string[],
  wanted: string,
  cart: { readonly externalUserId: string; readonly itemSumMicro: number },
): Promise<readonly string[]> {
  const promo = findPromoCode(wanted);
  if (!promo) return ineligible('PROMO_CODE_UNKNOWN', 'We do not know this code.', '我們不認得這個優惠碼。');
  if (codes.includes(promo.code)) return codes;
  if (promo.isExpired) ineligible('PROMO_CODE_EXPIRED', 'This code has run out.', '這個優惠碼已過期。');
  if (cart.itemSumMicro < promo.minimumItemSumMicro)
    ineligible(
      'MINIMUM_NOT_REACHED',
      'Your items are below the minimum of this code.',
      '未達此優惠碼的最低消費。',
    );
  if (promo.teamId && promo.teamId !== (await teamOf(tx, cart.externalUserId)))
    ineligible(
      'TEAM_MEMBERS_ONLY',
      'Only members of the team can use this code.',
      '只限團隊成員使用此優惠碼。',
    );
  if (codes.length >= MOST)
    ineligible('TOO_MANY_CODES', 'Remove another code first.', '請先移除其他優惠碼。');
  return [...codes, promo.code];
}

/** Whether every code of a cart still takes off what it promised. */
export function areCodesValid(codes: readonly string[], itemSumMicro: number): boolean {
  return codes.every((code) => {
    const promo = findPromoCode(code);
    return promo !== undefined && !promo.isExpired && itemSumMicro >= promo.minimumItemSumMicro;
  });
}

async function teamOf(tx: Database, externalUserId: string): Promise<string | null> {
  const [user] = await tx
    .select({ teamId: users.defaultTeamId })
    .from(users)
    .where(eq(users.id, externalUserId));
  return user?.teamId ?? null;
}

function ineligible(reason: string, en: string, zh: string): never {
  return refuse(400, 'PROMOTION_ELIGIBILITY_ERROR', reason, {
    message: { en: 'This code does not apply here', zh: '此優惠碼不適用' },
    body: { en, zh },
  });
}
