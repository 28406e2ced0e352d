import { randomBytes, randomUUID } from 'node:crypto';
import type {
  FinancialInfo,
  FulfillmentType,
  GuestProfile,
  Locale,
  Order,
  UserDeliveryAddressDetail,
} from '@tiffin/contracts';
import { toMerchantFulfillmentType } from '@tiffin/domain';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import type { PricedLine } from '../../pricing/price-cart-item';
import type { MerchantRecord } from '../content/merchant-record';
import { spendCredit } from '../user/spend-credit';
import type { OrderRow } from './order-row';
import type { StoredOrder } from './stored-order';
import { planTimeline } from './timeline';

type OrderLine = {
  readonly line: PricedLine;
  /** In a group order: the person who ordered the line. */
  readonly guest: { readonly externalUserId: string; readonly firstName: string } | null;
};

export type OrderToCreate = {
  readonly externalUserId: string;
  readonly merchant: MerchantRecord;
  readonly lines: readonly OrderLine[];
  readonly financialInfo: FinancialInfo;
  readonly fulfillmentType: FulfillmentType;
  readonly userDeliveryAddressDetail: UserDeliveryAddressDetail | null;
  readonly scheduledForTime: string | null;
  readonly note: string;
  readonly includeCutlery: boolean;
  readonly participatingFulfillmentId: string | null;
  readonly payment: { readonly intentId: string | null; readonly paymentMethod: Order['paymentMethod'] };
  readonly guestProfile: GuestProfile | null;
  readonly room: string | null;
  readonly table: string | null;
  /** The language of later letters. */
  readonly locale: Locale;
};

const MINUTE = 60_000;
const PROMISE_STEP = 5 * MINUTE;

/**
 * Writes a paid order in the transaction that took the money and emptied the cart. Its tokens are
 * unguessable.
 */
export async function createOrderFromLines(
  tx: Database,
  context: SandboxContext,
  order: OrderToCreate,
): Promise<OrderRow> {
  const placedAt = context.clock.now();
  const orderToken = secret();
  const guestOrderToken = order.guestProfile ? secret() : null;
  const { creditMicro } = order.financialInfo;
  if (creditMicro > 0)
    await spendCredit(tx, order.externalUserId, order.merchant.currencyCode ?? 'DOLLAR', creditMicro);
  const content = contentOf(order, { placedAt, orderToken, guestOrderToken, speed: context.options.speed });
  const { promisedTimeRange } = content;
  const [row] = await tx
    .insert(orders)
    .values({
      id: randomUUID(),
      externalUserId: order.externalUserId,
      merchantId: order.merchant.id,
      orderToken,
      guestOrderToken,
      fulfillmentId: order.participatingFulfillmentId,
      placedAt,
      lateAt: promisedTimeRange && Date.parse(promisedTimeRange.to),
      content,
    })
    .returning();
  if (!row) throw new Error('the order that was just written is missing');
  return row;
}

type Made = {
  readonly placedAt: number;
  readonly orderToken: string;
  readonly guestOrderToken: string | null;
  readonly speed: number;
};

function contentOf(order: OrderToCreate, made: Made): StoredOrder {
  const { merchant, financialInfo, scheduledForTime } = order;
  const isDelivery = order.fulfillmentType === 'DELIVERY';
  const scheduledFor = scheduledForTime === null ? null : Date.parse(scheduledForTime);
  return {
    locale: order.locale,
    guestOrderToken: made.guestOrderToken,
    orderToken: made.orderToken,
    currencyCode: merchant.currencyCode,
    orderItems: order.lines.map(({ line, guest }) => ({
      orderItemId: line.item.cartItemId,
      menuItemId: line.item.menuItemId,
      name: line.item.name,
      imageUrl: line.item.imageUrl,
      quantity: line.item.quantity,
      priceMicro: line.item.priceMicro,
      originalPriceMicro: line.originalMicro,
      itemOptions: line.item.cartItemOptions,
      perk: line.item.perk,
      wasRejected: false,
      note: line.item.note,
      guest,
    })),
    orderReceipt: {
      tipMicro: financialInfo.tipMicro,
      subtotalMicro: financialInfo.subtotalMicro,
      deliveryChargeMicro: financialInfo.deliveryChargeMicro,
      taxMicro: financialInfo.taxMicro,
      serviceChargeMicro: financialInfo.serviceChargeMicro,
      creditMicro: financialInfo.creditMicro,
      totalMicro: financialInfo.totalPayableMicro,
      taxRates: financialInfo.taxRates,
      serviceCharges: financialInfo.serviceCharges,
      orderDiscounts: financialInfo.cartDiscounts,
      orderTicketNumber: String(Number.parseInt(randomBytes(3).toString('hex'), 16) % 10_000).padStart(
        4,
        '0',
      ),
      // Stamps need an account, which keeps the reward.
      loyaltyStampsCount: merchant.stampCardLength && !order.guestProfile ? 1 : 0,
    },
    promisedTimeRange: promise(merchant, isDelivery, scheduledFor, made.placedAt),
    orderRejectionNote: null,
    userDeliveryAddressDetail: isDelivery ? order.userDeliveryAddressDetail : null,
    merchantFulfillmentType: toMerchantFulfillmentType(order.fulfillmentType),
    placementType: order.fulfillmentType === 'IN_STORE' ? 'IN_STORE' : 'DEFAULT',
    includeCutlery: order.includeCutlery,
    note: order.note,
    participatingFulfillmentId: order.participatingFulfillmentId,
    paymentMethod: order.payment.paymentMethod,
    guestProfile: order.guestProfile,
    room: order.room,
    table: order.table,
    scheduledForTime,
    intentId: order.payment.intentId,
    creditUsedMicro: financialInfo.creditMicro,
    isCancelled: false,
    timeline: planTimeline({
      isDelivery,
      placedAt: made.placedAt,
      scheduledFor,
      merchant,
      speed: made.speed,
    }),
  };
}

function promise(
  merchant: MerchantRecord,
  isDelivery: boolean,
  scheduledFor: number | null,
  placedAt: number,
): StoredOrder['promisedTimeRange'] {
  const range = (isDelivery && merchant.deliveryInfo?.estimatedDeliveryTimeRange) || merchant.prepMinutes;
  const round = (at: number): string => new Date(Math.ceil(at / PROMISE_STEP) * PROMISE_STEP).toISOString();
  if (scheduledFor !== null) return { from: round(scheduledFor), to: round(scheduledFor + 2 * PROMISE_STEP) };
  return { from: round(placedAt + range.minimum * MINUTE), to: round(placedAt + range.maximum * MINUTE) };
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}
