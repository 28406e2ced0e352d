import { createHash } from 'node:crypto';
import type { GroupRecord } from './group-records';
import { paymentOf, type HoldsByPerson } from './payment-of';
import type { PricedGroup } from './price-group';

/**
 * Returns the checksum of what the host pays for: the lines of those who are paid for, every cost and share, what
 * guests' cards pay of it, and how, where and when the food is handed over. It does not change with people who are merely present, with what
 * they are still choosing, or with the reader's language.
 */
export function checksumOf(record: GroupRecord, priced: PricedGroup, holds: HoldsByPerson): string {
  const { id, settings } = record;
  const { payers, costBreakdown } = priced;
  const {
    guestMax: _most,
    shareMode: _who,
    showGuestItems: _shown,
    ownerPaymentOptions: _card,
    countInAtDeadline: _later,
    autoOrder: _agreed,
    ...payable
  } = settings;
  const lines = payers.flatMap(({ externalUserId, lines: own }) =>
    own.map(({ item }) => [
      externalUserId,
      item.menuItemId,
      item.quantity,
      item.priceMicro,
      item.isAvailable,
      item.cartItemOptions.map(({ id: optionId, incrementCount }) => [optionId, incrementCount]),
    ]),
  );
  const shares = costBreakdown.shares.filter(({ amountMicro }) => amountMicro > 0);
  const { captures } = paymentOf(record, priced, holds);
  return digest({ id, payable, lines, costs: { ...costBreakdown, shares }, captures });
}

/** Returns a text that changes with every change of a group, its people, their carts and the menu. */
export function revisionOf(
  { id, version }: Pick<GroupRecord, 'id' | 'version'>,
  menuRevision: number,
): string {
  return digest({ id, version, menuRevision });
}

/** Returns a text that changes with every setting of a group, and returns with an earlier state of them all. */
export function settingsRevisionOf({
  id,
  settings,
  orderByTime,
}: Pick<GroupRecord, 'id' | 'settings' | 'orderByTime'>): string {
  return digest({ id, settings: Object.entries(settings).sort(), orderByTime });
}

function digest(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);
}
