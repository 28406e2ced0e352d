import type { Merchant } from '@tiffin/contracts';
import { merchantPaths, phoneUrl } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useFormat } from '@tiffin/i18n';
import { announce, Button, ButtonAnchor, ButtonLink, EmptyState, Section, Wrap } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { PaymentNoticeKind } from '../domain/payment-notice-kind';
import { placedOrderPath } from '../domain/placed-order-path';
import type { CartPayment } from './use-cart-payment';
import { useCheckoutMessages } from './use-checkout-messages';

type ActionsProps = { readonly merchant: Merchant; readonly payment: CartPayment };
type PaymentNoticeProps = ActionsProps & { readonly kind: PaymentNoticeKind };

/**
 * Renders the state of an order while no payment is allowed, and what to do. Takes the focus whenever it
 * changes.
 */
export function PaymentNotice({ kind, merchant, payment }: PaymentNoticeProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  const words = {
    merchant: merchant.name,
    time: payment.state.kind === 'paid' ? format.time(payment.state.order.placedAt, merchant.timeZone) : '',
  };
  const title = t(`payment.${kind}.title`, words);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('h1')?.focus();
    announce(title);
  }, [title]);
  return (
    <Wrap>
      <Section role="status" ref={box}>
        <EmptyState
          level={1}
          icon={kind === 'paid' ? 'check' : 'clock'}
          title={title}
          actions={<Actions merchant={merchant} payment={payment} />}
        >
          {t(`payment.${kind}.note`, words)}
        </EmptyState>
      </Section>
    </Wrap>
  );
}

function Actions({ merchant, payment }: ActionsProps): ReactElement | null {
  const t = useCheckoutMessages();
  const { state, isLooking, lookNow } = payment;
  const menu = <ButtonLink to={merchantPaths(merchant.url).menu}>{t('payment.actions.menu')}</ButtonLink>;
  switch (state.kind) {
    case 'paid':
      return (
        <>
          <ButtonLink to={placedOrderPath(state.order)} variant="primary">
            {t('payment.actions.order')}
          </ButtonLink>
          {menu}
        </>
      );
    case 'unreachable':
    case 'unsure':
      return (
        <>
          <Button variant="primary" busy={isLooking} onClick={lookNow}>
            {t('payment.actions.look')}
          </Button>
          {merchant.phoneNumber !== '' && (
            <ButtonAnchor href={phoneUrl(merchant.phoneNumber)}>
              {t('payment.actions.call', { merchant: merchant.name })}
            </ButtonAnchor>
          )}
          {state.kind === 'unsure' && menu}
        </>
      );
    case 'signedOut':
      return (
        <>
          <Button
            variant="primary"
            icon="user"
            onClick={() => {
              bus.emit('signInRequested', { reason: 'checkout', closeable: true });
            }}
          >
            {t('payment.actions.signIn')}
          </Button>
          <Button onClick={payment.setAside}>{t('payment.actions.guest')}</Button>
        </>
      );
    default:
      return null;
  }
}
