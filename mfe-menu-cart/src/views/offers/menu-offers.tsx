import type { Cart } from '@tiffin/contracts';
import { Icon, TextButton } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { LazyOffersDialog } from './lazy-offers-dialog';

/** Renders a button on the menu that opens the offers. They are read only when asked for. The cart may still load. */
export function MenuOffers({ cart }: { readonly cart: Cart | undefined }): ReactElement {
  const t = useMenuCartMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <TextButton
        $small
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="ticket" size="small" />
        {t('menu.offers')}
      </TextButton>
      {isOpen && cart && (
        <LazyOffersDialog
          cart={cart}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
