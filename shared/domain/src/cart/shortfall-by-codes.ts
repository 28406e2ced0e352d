import type { FinancialInfo } from '@tiffin/contracts';
import { cartViolations } from './cart-violations';

type CheckedCart = Omit<Parameters<typeof cartViolations>[0], 'financialInfo'> & {
  readonly cartCheckoutCodes: readonly string[];
  readonly financialInfo: Parameters<typeof cartViolations>[0]['financialInfo'] &
    Pick<FinancialInfo, 'itemSumMicro'>;
};

/**
 * Returns how much a cart with promo codes lacks to its minimum, in micro units, if it reaches the minimum without
 * their discount. Null if it does not lack anything, or would lack it anyway (specification 5).
 */
export function shortfallByCodes(cart: CheckedCart): number | null {
  if (cart.cartCheckoutCodes.length === 0) return null;
  const missing = missingMicroOf(cart);
  const { financialInfo } = cart;
  const undiscounted = { ...financialInfo, subtotalMicro: financialInfo.itemSumMicro };
  return missingMicroOf({ ...cart, financialInfo: undiscounted }) === null ? missing : null;
}

function missingMicroOf(cart: Parameters<typeof cartViolations>[0]): number | null {
  for (const violation of cartViolations(cart))
    if ('missingMicro' in violation) return violation.missingMicro;
  return null;
}
