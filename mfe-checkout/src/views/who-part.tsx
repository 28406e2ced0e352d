import type { Merchant } from '@tiffin/contracts';
import type { SessionState } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { Button, Column, Heading, media, Text } from '@tiffin/ui';
import { Checkbox } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ChangeButton } from './change-button';
import type { CheckoutForm } from './use-checkout-form';
import { GuestFields } from './guest-fields';
import { Part } from './part';
import { useCheckoutMessages } from './use-checkout-messages';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

type WhoPartProps = {
  readonly merchant: Merchant;
  readonly session: SessionState;
  readonly form: CheckoutForm;
  readonly isDelivery: boolean;
};

/** Renders who orders: the account, or a guest's fields with a sign-in button. */
export function WhoPart({ merchant, session, form, isDelivery }: WhoPartProps): ReactElement {
  const t = useCheckoutMessages();
  const isOpen = form.step === 'PAYMENT';
  const news = (
    <Checkbox
      label={t('who.marketing', { merchant: merchant.name })}
      checked={form.wantsNews}
      onChange={(event) => {
        form.setWantsNews(event.target.checked);
      }}
    />
  );
  if (session.status === 'authenticated' || session.status === 'embedded') {
    // A partner's token may name nobody.
    const title = t('who.signedIn', session).trim() || t('who.title');
    return (
      <Part number={4} state="done" title={title} note={session.email}>
        {isOpen ? news : undefined}
      </Part>
    );
  }
  if (!isOpen) {
    const { firstName, lastName, email, phoneNumber: phone } = form.draft;
    const name = `${firstName} ${lastName}`.trim();
    return (
      <Part
        number={4}
        state="done"
        title={name}
        note={t('who.guestSummary', { email, phone })}
        change={<ChangeButton part={t('who.title')} onPress={form.backToPayment} />}
      />
    );
  }
  return (
    <Part number={4} state="open" title={t('who.title')} note={t('who.note')}>
      <Sides>
        <Column $gap={12}>
          <Heading as="h3" $look="h3">
            {t('who.guestHeading')}
          </Heading>
          <GuestFields form={form} isDelivery={isDelivery} />
          {news}
        </Column>
        <Column $gap={12}>
          <Heading as="h3" $look="h3">
            {t('who.signInHeading')}
          </Heading>
          <Text $size="small" $tone="muted">
            {t('who.signInNote')}
          </Text>
          <Button
            wide
            variant="outline"
            icon="user"
            onClick={() => {
              bus.emit('signInRequested', { reason: 'checkout', closeable: true });
            }}
          >
            {t('who.signIn')}
          </Button>
        </Column>
      </Sides>
    </Part>
  );
}
