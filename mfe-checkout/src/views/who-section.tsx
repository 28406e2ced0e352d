import type { Merchant } from '@tiffin/contracts';
import type { SessionState } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { Button, Column, Heading, media, Text } from '@tiffin/ui';
import { Checkbox } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { CheckoutForm } from './use-checkout-form';
import { GuestFields } from './guest-fields';
import { StepSection } from './step-section';
import { useCheckoutMessages } from './use-checkout-messages';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const SideTitle = styled(Heading)`
  font-size: 16px;
`;

type WhoSectionProps = {
  readonly merchant: Merchant;
  readonly session: SessionState;
  readonly form: CheckoutForm;
};

/** Renders who orders: the account, or a guest's fields with a sign-in button. */
export function WhoSection({ merchant, session, form }: WhoSectionProps): ReactElement {
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
      <StepSection title={title} note={session.email}>
        {isOpen ? news : undefined}
      </StepSection>
    );
  }
  if (!isOpen) {
    const { firstName, lastName, email, phoneNumber: phone } = form.draft;
    const name = `${firstName} ${lastName}`.trim();
    return <StepSection title={name} note={t('who.guestSummary', { email, phone })} />;
  }
  return (
    <StepSection title={t('who.title')} note={t('who.note')}>
      <Sides>
        <Column $gap={12}>
          <SideTitle as="h4" $look="h3">
            {t('who.guestHeading')}
          </SideTitle>
          <GuestFields form={form} />
          {news}
        </Column>
        <Column $gap={12}>
          <SideTitle as="h4" $look="h3">
            {t('who.signInHeading')}
          </SideTitle>
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
    </StepSection>
  );
}
