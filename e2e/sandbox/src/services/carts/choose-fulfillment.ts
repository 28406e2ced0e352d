import { and, eq } from 'drizzle-orm';
import type { FulfillmentType, UserDeliveryAddressDetail } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { deliveryAddresses } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { checkDeliveryRange } from '../content/delivery-range';
import type { MerchantRecord } from '../content/merchant-record';
import { typeOptions } from '../content/type-options';
import type { StoredCart } from './stored-cart';

type Choice = {
  readonly fulfillmentType: FulfillmentType;
  readonly userDeliveryAddressDetail?: UserDeliveryAddressDetail | null | undefined;
  readonly userDeliveryAddressId?: string | null | undefined;
};

/** Returns a cart with another way of fulfillment. Keeps the postal address if the request names none. */
export async function chooseFulfillment(
  tx: Database,
  cart: StoredCart,
  choice: Choice,
  about: { readonly merchant: MerchantRecord; readonly externalUserId: string },
): Promise<StoredCart> {
  if (!waysOf(about.merchant).includes(choice.fulfillmentType))
    refuse(400, 'INVALID_PARAMETER', 'fulfillmentType');
  const address = await chosenAddress(tx, cart, choice, about.externalUserId);
  const { userDeliveryAddressDetail: detail } = address;
  if (choice.fulfillmentType === 'DELIVERY' && detail) checkDeliveryRange(about.merchant, detail);
  return { ...cart, ...address, fulfillmentType: choice.fulfillmentType };
}

/** Returns the ways in which a merchant hands over food. */
function waysOf(merchant: MerchantRecord): readonly FulfillmentType[] {
  return [...typeOptions(merchant), ...(merchant.supportsPickup ? (['IN_STORE'] as const) : [])];
}

async function chosenAddress(
  tx: Database,
  cart: StoredCart,
  choice: Choice,
  externalUserId: string,
): Promise<Pick<StoredCart, 'userDeliveryAddressId' | 'userDeliveryAddressDetail'>> {
  const { userDeliveryAddressId, userDeliveryAddressDetail } = choice;
  if (userDeliveryAddressId) {
    const [saved] = await tx
      .select()
      .from(deliveryAddresses)
      .where(
        and(eq(deliveryAddresses.id, userDeliveryAddressId), eq(deliveryAddresses.userId, externalUserId)),
      );
    if (!saved) return refuse(404, 'NOT_FOUND', 'DELIVERY_ADDRESS');
    const deliveryInstructions =
      userDeliveryAddressDetail?.deliveryInstructions ?? saved.detail.deliveryInstructions;
    return { userDeliveryAddressId, userDeliveryAddressDetail: { ...saved.detail, deliveryInstructions } };
  }
  if (userDeliveryAddressDetail === undefined && userDeliveryAddressId === undefined) return cart;
  return { userDeliveryAddressId: null, userDeliveryAddressDetail: userDeliveryAddressDetail ?? null };
}
