import { useQuery } from '@tanstack/react-query';
import { merchantQueries } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Button } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import styled from 'styled-components';
import { merchantOffers } from '../../domain/merchant-offers';
import type { MerchantOffer } from '../../domain/merchant-offers';
import { CampaignPopUp } from './campaign-pop-up';
import { useMerchantOfferMessages } from './use-merchant-offer-messages';
import type { MerchantOffersDialog } from './merchant-offers-dialog';

const OffersDialog = lazyScreen<ComponentProps<typeof MerchantOffersDialog>>(() =>
  import(/* webpackChunkName: "merchant-offers" */ './merchant-offers-dialog').then((m) => ({
    View: m.MerchantOffersDialog,
  })),
);

/** One line that scrolls sideways, so that offers never push the dishes down. */
const Strip = styled.ul`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  margin: -4px -16px;
  padding: 4px 16px;
  li {
    flex: none;
    max-width: min(320px, 82vw);
  }
  button {
    max-width: 100%;
  }
`;

/** A long offer ends in dots here; its dialog has all of it. */
const Words = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const icons = { campaign: 'ticket', stamps: 'card', promotion: 'ticket', note: 'star' } as const;

type MerchantOffersProps = {
  readonly merchant: Merchant;
  /** The codes that the cart has accepted. */
  readonly codes: Cart['cartCheckoutCodes'] | undefined;
};

/**
 * Renders what the merchant offers in a few words each, with what the cart's code gives; a press opens all of it. A campaign
 * can open its pop-up.
 */
export function MerchantOffers({ merchant: published, codes }: MerchantOffersProps): ReactElement {
  const t = useMerchantOfferMessages();
  const [isOpen, setIsOpen] = useState(false);
  const merchant = useMerchantWithCode(published, codes?.at(-1));
  const offers = merchantOffers(merchant);
  const words = (offer: MerchantOffer) => (offer.kind === 'stamps' ? t('stamps', offer) : offer.text);
  return (
    <>
      {offers.length > 0 && (
        <Strip aria-label={t('title')}>
          {offers.map((offer) => (
            <li key={`${offer.kind} ${words(offer)}`}>
              <Button
                size="small"
                icon={icons[offer.kind]}
                aria-haspopup="dialog"
                onClick={() => {
                  setIsOpen(true);
                }}
              >
                <Words>{words(offer)}</Words>
              </Button>
            </li>
          ))}
        </Strip>
      )}
      <CampaignPopUp merchant={published} />
      {isOpen && (
        <Suspense fallback={null}>
          <OffersDialog
            merchant={merchant}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Returns the merchant as the code of a cart shows it. The published one stays until that is here, and where it fails:
 * services count tried codes as guesses.
 */
function useMerchantWithCode(published: Merchant, cartCheckoutCode = ''): Merchant {
  const { externalId: merchantExternalId } = published;
  const { data = published } = useQuery({
    ...merchantQueries.load({ merchantExternalId, cartCheckoutCode, refetchMenuAfterLoad: false }),
    enabled: cartCheckoutCode !== '',
    meta: { isHandled: true },
  });
  return data;
}
