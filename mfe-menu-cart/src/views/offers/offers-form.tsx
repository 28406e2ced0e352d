import type { Cart, Incentive } from '@tiffin/contracts';
import { useDirty } from '@tiffin/federation';
import {
  Banner,
  Button,
  Column,
  Input,
  Row,
  Stack,
  Text,
  TextButton,
  Tier,
  VisuallyHidden,
} from '@tiffin/ui';
import { Checkbox, Field } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useOfferMessages } from './use-offer-messages';
import { useOfferTerms } from './use-offer-terms';
import type { OfferSaving } from './use-save-offers';

const Choices = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
`;

type OffersFormProps = {
  readonly cart: Cart;
  readonly offers: readonly Incentive[];
  /** Ids of the chosen offers. */
  readonly chosen: readonly string[];
  readonly code: string;
  readonly saving: OfferSaving;
  readonly isTouched: boolean;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onCode: (code: string) => void;
  readonly onShow: (offer: Incentive) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

/** Renders the list of offers. With an empty cart they can only be read. */
export function OffersForm(props: OffersFormProps): ReactElement {
  const { cart, offers, chosen, code, saving, isTouched, onChoose, onCode, onShow, onSave, onClose } = props;
  const t = useOfferMessages();
  const termsOf = useOfferTerms(cart);
  useDirty(isTouched);
  const isEmpty = cart.cartItems.length === 0;
  const toggle = (id: string, isChosen: boolean) => {
    onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  const wordsOf = (offer: Incentive) => (
    <>
      <b>{offer.title}</b>
      <Text as="span" $size="small" $tone="muted" style={{ display: 'block' }}>
        {termsOf(offer) ?? offer.description}
      </Text>
    </>
  );
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      keepOnScrim={isTouched}
      footer={
        !isEmpty && (
          <Button variant="primary" size="big" wide busy={saving.isSaving} onClick={onSave}>
            {t('save')}
          </Button>
        )
      }
    >
      <Column>
        {isEmpty && <Banner icon="ticket">{t('addFirst')}</Banner>}
        <Choices>
          <VisuallyHidden as="legend">{t('legend')}</VisuallyHidden>
          <Stack as="div">
            {offers.map((offer) => (
              <Tier as="div" key={offer.id}>
                <Row $between $gap={12}>
                  {isEmpty ? (
                    <span>{wordsOf(offer)}</span>
                  ) : (
                    <Checkbox
                      checked={chosen.includes(offer.id)}
                      label={wordsOf(offer)}
                      onChange={(event) => {
                        toggle(offer.id, event.target.checked);
                      }}
                    />
                  )}
                  <TextButton
                    $small
                    onClick={() => {
                      onShow(offer);
                    }}
                  >
                    {t('details')}
                    <VisuallyHidden> {offer.title}</VisuallyHidden>
                  </TextButton>
                </Row>
              </Tier>
            ))}
          </Stack>
        </Choices>
        {!isEmpty && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSave();
            }}
          >
            <Field label={t('code')} error={saving.codeProblem}>
              <Input
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                value={code}
                onChange={(event) => {
                  onCode(event.target.value);
                }}
              />
            </Field>
          </form>
        )}
      </Column>
    </Dialog>
  );
}
