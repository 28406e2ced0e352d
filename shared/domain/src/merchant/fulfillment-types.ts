import type { FulfillmentType, Merchant, MerchantFulfillmentType } from '@tiffin/contracts';

/** The display parameters of specification 2 that decide which types are shown. */
export type FulfillmentDisplay = {
  readonly hidePickup?: boolean;
  readonly forceDelivery?: boolean;
  readonly inStore?: boolean;
  readonly hideDineInToggle?: boolean;
  /** Puts pickup first. */
  readonly pickup?: boolean;
};

/**
 * Returns the types that a person can choose at a merchant, the preselected one first. The display mode says
 * what the merchant offers, delivery requires supportsDelivery, and parameters narrow the rest but never to
 * nothing (specification 1 and 2).
 */
export function offeredFulfillmentTypes(
  merchant: Pick<Merchant, 'displayConfiguration' | 'supportsDelivery'>,
  display: FulfillmentDisplay = {},
): readonly FulfillmentType[] {
  if (display.inStore) return ['IN_STORE'];
  const byMode = typesOfMode(merchant, display);
  if (display.forceDelivery && merchant.supportsDelivery) return ['DELIVERY'];
  const shown = byMode.filter((type) => !(display.hidePickup && type === 'PICKUP'));
  const types = shown.length > 0 ? shown : byMode;
  return display.pickup && types.includes('PICKUP')
    ? ['PICKUP', ...types.filter((type) => type !== 'PICKUP')]
    : types;
}

function typesOfMode(
  { displayConfiguration, supportsDelivery }: Pick<Merchant, 'displayConfiguration' | 'supportsDelivery'>,
  { hideDineInToggle }: FulfillmentDisplay,
): readonly FulfillmentType[] {
  const delivery: readonly FulfillmentType[] = supportsDelivery ? ['DELIVERY'] : [];
  switch (displayConfiguration.displayMode) {
    case 'DELIVERY':
      return supportsDelivery ? delivery : ['PICKUP'];
    case 'DINE_IN':
      return hideDineInToggle ? [...delivery, 'PICKUP'] : ['DINE_IN', 'PICKUP', ...delivery];
    case 'ORDER_AHEAD':
      return ['PICKUP', ...delivery];
    case 'DEFAULT':
      return [...delivery, 'PICKUP'];
  }
}

/** Returns a chosen type as merchants, orders and active entries write it: pickup is IN_STORE there. */
export function toMerchantFulfillmentType(type: FulfillmentType): MerchantFulfillmentType {
  return type === 'PICKUP' ? 'IN_STORE' : type;
}
