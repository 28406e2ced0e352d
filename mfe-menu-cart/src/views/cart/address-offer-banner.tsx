import { useQuery } from '@tanstack/react-query';
import { addressQueries, useCartCommands } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useDeliveryLocation } from '@tiffin/delivery-location';
import { oneLine } from '@tiffin/domain';
import { Banner, Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { addressOffer } from '../../domain/address-offer';
import type { EditableCart } from './use-editable-cart';
import { useCartPanelMessages } from './use-cart-panel-messages';

/** Offers the chosen delivery location to a cart that has another address or none. Renders nothing otherwise. */
export function AddressOfferBanner({ editable }: { readonly editable: EditableCart }): ReactElement | null {
  const t = useCartPanelMessages();
  const { merchant, cart } = editable;
  const { location } = useDeliveryLocation();
  const { status } = useSession();
  const { setFulfillment } = useCartCommands(merchant.id);
  const { data: saved = [] } = useQuery({
    ...addressQueries.list(),
    enabled: location?.kind === 'saved' && (status === 'authenticated' || status === 'embedded'),
  });
  const offer = addressOffer(cart, location, saved);
  if (offer === null) return null;
  const address = oneLine(offer.userDeliveryAddressDetail);
  const isFirst = cart.userDeliveryAddressDetail === null;
  return (
    <Banner
      icon="pin"
      action={
        <Button
          size="small"
          busy={setFulfillment.isPending}
          onClick={() => {
            setFulfillment.mutate(offer);
          }}
        >
          {t(isFirst ? 'addressOffer.accept' : 'addressOffer.change')}
        </Button>
      }
    >
      {t(isFirst ? 'addressOffer.first' : 'addressOffer.other', { address })}
    </Banner>
  );
}
