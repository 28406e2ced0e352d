import type { Cart, DeliveryAddress } from '@tiffin/contracts';
import type { DeliveryLocation } from '@tiffin/domain';

type Known = {
  readonly cart: Pick<Cart, 'userDeliveryAddressId'>;
  /** Undefined until they are loaded. */
  readonly saved: readonly DeliveryAddress[] | undefined;
  /** The id that the URL names (`deliveryAddressId`), or null. */
  readonly linkedId: string | null;
  readonly location: DeliveryLocation | null;
};

/**
 * Returns the saved address that the dialog selects first: the URL's, the cart's, the one chosen for the site, else the
 * first. Null selects a new address: none is saved, or the person has typed another address.
 */
export function firstAddressId({ cart, saved, linkedId, location }: Known): string | null {
  const has = (id: string | null) => saved?.some(({ deliveryAddressId }) => deliveryAddressId === id);
  if (has(linkedId)) return linkedId;
  const ofCart = cart.userDeliveryAddressId;
  // The address of a cart may have been deleted since.
  if (ofCart !== null && (saved === undefined || has(ofCart))) return ofCart;
  if (location?.kind === 'saved' && has(location.deliveryAddressId)) return location.deliveryAddressId;
  if (location?.kind === 'postal') return null;
  return saved?.[0]?.deliveryAddressId ?? null;
}
