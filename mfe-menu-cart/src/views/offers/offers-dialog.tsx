import type { Cart, Incentive } from '@tiffin/contracts';
import {
  announce,
  Button,
  EmptyState,
  ErrorPanel,
  Icon,
  LidCircle,
  Loading,
  Skeleton,
  Text,
} from '@tiffin/ui';
import { ConfirmDialog, Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import tomato from '../../glyphs/tomato-bite.svg';
import { WithoutCard } from '../without-card';
import { OfferDetails } from './offer-details';
import { OffersForm } from './offers-form';
import { useOfferMessages } from './use-offer-messages';
import { useOffers } from './use-offers';
import { useSaveOffers } from './use-save-offers';

export type OffersDialogProps = { readonly cart: Cart; readonly onClose: () => void };

/**
 * Renders the offers of a cart to choose from, the details of one of them, or why the chosen ones were refused
 * (row MOD-03).
 */
export function OffersDialog({ cart, onClose }: OffersDialogProps): ReactElement {
  const t = useOfferMessages();
  const offers = useOffers(cart);
  const [chosen, setChosen] = useState<readonly string[]>();
  const [code, setCode] = useState('');
  const [shown, setShown] = useState<Incentive>();
  const saving = useSaveOffers(cart.merchantId, () => {
    announce(t('saved'));
    onClose();
  });
  const { refused } = saving;
  if (refused) {
    const again = () => {
      saving.reset();
      offers.retry();
    };
    return (
      <ConfirmDialog
        title={refused.title ?? t('refused')}
        onClose={again}
        lid={
          <LidCircle $hue="paprika" aria-hidden="true">
            <Icon name="ticket" />
          </LidCircle>
        }
        actions={
          <Button wide variant="primary" onClick={again}>
            {t('choose')}
          </Button>
        }
      >
        {refused.body !== undefined && <Text>{refused.body}</Text>}
      </ConfirmDialog>
    );
  }
  if (shown) {
    return (
      <OfferDetails
        offer={shown}
        cart={cart}
        onClose={() => {
          setShown(undefined);
        }}
      />
    );
  }
  const { list } = offers;
  if (list !== undefined && list.length > 0) {
    const ids = chosen ?? list.filter(({ selected }) => selected).map(({ id }) => id);
    return (
      <OffersForm
        cart={cart}
        offers={list}
        chosen={ids}
        code={code}
        saving={saving}
        isTouched={chosen !== undefined || code.trim() !== ''}
        onChoose={setChosen}
        onCode={setCode}
        onShow={setShown}
        onSave={() => {
          saving.save(ids, code);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t('title')} hideTitle={list !== undefined} onClose={onClose}>
      <WithoutCard>
        {offers.hasFailed && (
          <ErrorPanel title={t('failed')} busy={offers.isFetching} onRetry={offers.retry}>
            {t('failedMeaning')}
          </ErrorPanel>
        )}
        {list !== undefined && (
          <EmptyState glyphUrl={tomato} title={t('empty')}>
            {t('emptyMeaning')}
          </EmptyState>
        )}
      </WithoutCard>
      {list === undefined && !offers.hasFailed && (
        <Loading label={t('loading')}>
          <Skeleton $height="64px" />
          <Skeleton $height="64px" />
        </Loading>
      )}
    </Dialog>
  );
}
