import type { Cart, Incentive } from '@tiffin/contracts';
import { Badge, Button, Column, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useOfferMessages } from './use-offer-messages';
import { useOfferTerms } from './use-offer-terms';

type OfferDetailsProps = {
  readonly offer: Incentive;
  readonly cart: Cart;
  /** Goes back to the list. */
  readonly onClose: () => void;
};

/** Renders the details of one offer: what it gives and from which amount on. */
export function OfferDetails({ offer, cart, onClose }: OfferDetailsProps): ReactElement {
  const t = useOfferMessages();
  const terms = useOfferTerms(cart)(offer);
  return (
    <Dialog
      title={offer.title}
      onClose={onClose}
      footer={
        <Button wide size="big" onClick={onClose}>
          {t('back')}
        </Button>
      }
    >
      <Column $gap={12}>
        <Text>{offer.description}</Text>
        {terms !== undefined && (
          <div>
            <Badge tone="perk" icon="ticket">
              {terms}
            </Badge>
          </div>
        )}
      </Column>
    </Dialog>
  );
}
