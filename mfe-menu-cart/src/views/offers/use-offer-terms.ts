import type { Cart, Incentive } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { missingToOffer } from '../../domain/missing-to-offer';
import { useOfferMessages } from './use-offer-messages';

/** Returns a function that says from which amount on an offer counts, and what is missing. Undefined without one. */
export function useOfferTerms(cart: Cart): (offer: Incentive) => string | undefined {
  const t = useOfferMessages();
  const format = useFormat();
  const money = (micro: number) => format.money(micro, cart.currencyCode);
  return (offer) => {
    const missingMicro = missingToOffer(offer, cart);
    if (missingMicro !== null) return t('toGo', { amount: money(missingMicro) });
    const least = offer.minimumItemSumMicro ?? 0;
    return least > 0 ? t('from', { amount: money(least) }) : undefined;
  };
}
