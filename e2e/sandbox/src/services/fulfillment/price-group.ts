import type { CostBreakdown, FinancialInfo, Locale, Menu } from '@tiffin/contracts';
import { billShares, participants } from '@tiffin/domain';
import { hasPerk, priceCartItems, type PricedLine } from '../../pricing/price-cart-item';
import { priceLines } from '../../pricing/price-lines';
import type { StoredCartItem } from '../carts/stored-cart';
import type { MerchantRecord } from '../content/merchant-record';
import { presentMenu } from '../content/present-menu';
import type { StoredMenu } from '../content/stored-menu';
import type { GroupCart } from './group-carts';
import type { Group } from './group-records';
import { perkOrder } from './perk-of-group';

type GuestLines = { readonly externalUserId: string; readonly lines: readonly PricedLine[] };

export type PricedGroup = {
  /** Everybody's lines, in join order. */
  readonly everybody: readonly GuestLines[];
  /** The people whose lines are paid for: the host and everybody who is ready. */
  readonly payers: readonly GuestLines[];
  /** The people for whom the host pays in any case: they have no card of their own. */
  readonly hostPaidIds: readonly string[];
  readonly financialInfo: FinancialInfo;
  readonly costBreakdown: CostBreakdown;
};

export type GroupSurroundings = {
  readonly merchant: MerchantRecord;
  readonly menu: StoredMenu;
  readonly menuRevision: number;
  readonly carts: readonly GroupCart[];
  readonly locale: Locale;
  readonly publicUrl: string;
};

/** Prices a group's lines. Everybody pays their own food, and a part of everything else as the host chose. */
export function priceGroup(group: Group, around: GroupSurroundings): PricedGroup {
  const { settings, hostId } = group.record;
  const menu = menuOfLines(around);
  const linesOf = (externalUserId: string): readonly StoredCartItem[] =>
    around.carts.find((cart) => cart.externalUserId === externalUserId)?.content.items ?? [];
  // The perk applies to one dish per order, and the group has one order.
  const holder = perkOrder(group).find((one) => linesOf(one).some((line) => hasPerk(menu, line)));
  const everybody = group.guests.map(({ externalUserId }) => ({
    externalUserId,
    lines: priceCartItems(menu, linesOf(externalUserId), externalUserId !== holder),
  }));
  const paying = new Set(participants(group.guests).map(({ externalUserId }) => externalUserId));
  const payers = everybody.filter(
    ({ externalUserId }) => externalUserId === hostId || paying.has(externalUserId),
  );
  const financialInfo = priceLines({
    lines: payers.flatMap(({ lines }) => lines),
    merchant: around.merchant,
    fulfillmentType: settings.fulfillmentType,
    tip: settings.tip,
    codes: [],
    creditMicro: 0,
    locale: around.locale,
  });
  const hostPaidIds = group.guests.filter(({ addedBy }) => addedBy !== null).map((one) => one.externalUserId);
  const costBreakdown = costBreakdownOf(group, financialInfo, payers);
  return { everybody, payers, hostPaidIds, financialInfo, costBreakdown };
}

/** Returns the sum of some lines, in micro units. */
export function linesSumMicro(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { item }) => sum + item.priceMicro, 0);
}

/**
 * Returns what a guest's part of the bill comes to if they get ready now and nothing else changes, in micro
 * units. It is what the guest agrees to with "I'm done".
 */
export function projectedPartMicro(group: Group, around: GroupSurroundings, externalUserId: string): number {
  const guests = group.guests.map((guest) =>
    guest.externalUserId === externalUserId ? { ...guest, status: 'READY' as const } : guest,
  );
  const { shares } = priceGroup({ ...group, guests }, around).costBreakdown;
  return shares.find((share) => share.externalUserId === externalUserId)?.amountMicro ?? 0;
}

function costBreakdownOf(
  { record, guests }: Group,
  info: FinancialInfo,
  payers: readonly GuestLines[],
): CostBreakdown {
  const seats = new Map(guests.map(({ externalUserId, seat }) => [externalUserId, seat]));
  const shares = billShares(
    payers.map(({ externalUserId, lines }) => ({
      seat: seats.get(externalUserId) ?? 0,
      foodMicro: linesSumMicro(lines),
      isHost: externalUserId === record.hostId,
    })),
    { ...info, totalMicro: info.totalPayableMicro },
    record.settings.sharedCosts,
  );
  return {
    itemSumMicro: info.itemSumMicro,
    subtotalMicro: info.subtotalMicro,
    deliveryChargeMicro: info.deliveryChargeMicro,
    serviceChargeMicro: info.serviceChargeMicro,
    taxMicro: info.taxMicro,
    tipMicro: info.tipMicro,
    totalMicro: info.totalPayableMicro,
    shares: payers.map(({ externalUserId }, at) => ({
      externalUserId,
      amountMicro: shares[at]?.amountMicro ?? 0,
    })),
  };
}

/** Returns only the items that are in the carts, so that a long menu costs nothing. */
function menuOfLines({ menu, carts, locale, publicUrl }: GroupSurroundings): Menu {
  const wanted = new Set(carts.flatMap(({ content }) => content.items.map((line) => line.menuItemId)));
  const items = Object.fromEntries(Object.entries(menu.items).filter(([id]) => wanted.has(id)));
  return presentMenu({ ...menu, items }, { locale, publicUrl, choices: 'all' });
}
