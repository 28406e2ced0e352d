import { useQuery } from '@tanstack/react-query';
import { paymentQueries } from '@tiffin/api';
import type { PaymentGroup } from '@tiffin/contracts';
import { paymentKey } from '@tiffin/domain';
import { Column, LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { storedChoice } from '../domain/payment-choice';
import { StoredCard } from './stored-card';
import { useCheckoutMessages } from './use-checkout-messages';
import { newCardKey } from './use-payment-choice';
import type { PaymentSelection } from './use-payment-choice';
import { usePaymentName } from './use-payment-name';

const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  --tier: var(--inset);
`;

const Legend = styled(LabelText)`
  display: block;
  margin-bottom: 8px;
`;

/**
 * Renders the radio list of payment methods: first the host's, personal ones and a new card, then those of
 * companies.
 */
export function PaymentGroups({ payment }: { readonly payment: PaymentSelection }): ReactElement {
  const t = useCheckoutMessages();
  const nameOf = usePaymentName();
  const personal = payment.groups.filter(({ sourceType }) => sourceType === 'PERSONAL');
  const corporate = payment.groups.filter(({ sourceType }) => sourceType === 'CORPORATE');
  const row = (
    key: string,
    props: { icon: 'card' | 'plus' | 'building'; title: string; note?: ReactNode },
  ) => (
    <ChoiceRow
      key={key}
      name="payment"
      value={key}
      checked={payment.selectedKey === key}
      onChange={() => {
        payment.select(key);
      }}
      {...props}
    />
  );
  const list = useFocusAfterRemoval(personal.flatMap(({ paymentMethods }) => paymentMethods).length);
  return (
    <Column $gap={16} ref={list}>
      {payment.hosted.length > 0 && (
        <Group>
          <Legend as="legend">{t('pay.hosted')}</Legend>
          <Stack as="div">
            {payment.hosted.map((choice) =>
              row(paymentKey(choice.identifier), { icon: 'card', title: nameOf(choice) }),
            )}
          </Stack>
        </Group>
      )}
      <Group>
        <Legend as="legend">{t('pay.personal')}</Legend>
        <Stack as="div">
          {personal.flatMap(({ paymentMethods }) =>
            paymentMethods.map((method) => (
              <StoredCard key={paymentKey(method.paymentMethodIdentifier)} choice={storedChoice(method)}>
                {row(paymentKey(method.paymentMethodIdentifier), {
                  icon: 'card',
                  title: nameOf(storedChoice(method)),
                  note: <CardNote method={method} />,
                })}
              </StoredCard>
            )),
          )}
          {payment.entered &&
            row(paymentKey(payment.entered.identifier), { icon: 'card', title: nameOf(payment.entered) })}
          {row(newCardKey, { icon: 'plus', title: t('pay.another') })}
        </Stack>
      </Group>
      {corporate.map(({ name, paymentMethods }) => (
        <Group key={name}>
          <Legend as="legend">{name || t('pay.corporate')}</Legend>
          <Stack as="div">
            {paymentMethods.map((method) =>
              row(paymentKey(method.paymentMethodIdentifier), {
                icon: method.cardDisplayDetails ? 'card' : 'building',
                title: nameOf(storedChoice(method)),
                note: method.cardDisplayDetails ? undefined : t('pay.invoice'),
              }),
            )}
          </Stack>
        </Group>
      ))}
    </Column>
  );
}

type Method = PaymentGroup['paymentMethods'][number];

/** Renders when a stored card expires. Only the stored methods have the date, not the groups. */
function CardNote({ method }: { readonly method: Method }): ReactElement | null {
  const t = useCheckoutMessages();
  const { data: stored } = useQuery({
    ...paymentQueries.methods(),
    meta: { context: 'getPaymentMethods', isHandled: true },
  });
  const key = paymentKey(method.paymentMethodIdentifier);
  const details = stored?.find(({ paymentMethodIdentifier: id }) => paymentKey(id) === key);
  if (!details) return null;
  const { expiryMonth, expiryYear } = details.paymentMethodDisplayDetails;
  const month = String(expiryMonth).padStart(2, '0');
  return <>{t('pay.expires', { month, year: String(expiryYear % 100).padStart(2, '0') })}</>;
}

/** Returns the ref of the list. The focus moves to the selected method when the card that had it is removed. */
function useFocusAfterRemoval(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const wasRemoved = count < before.current;
    before.current = count;
    if (wasRemoved && document.activeElement === document.body) {
      list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [count]);
  return list;
}
