import { useQuery } from '@tanstack/react-query';
import { merchantQueries } from '@tiffin/api';
import type { Courier, Order } from '@tiffin/contracts';
import { phoneUrl } from '@tiffin/domain';
import { ButtonAnchor, Column, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { mailUrl } from '../domain/mail-url';
import { useStatusMessages } from './use-status-messages';

type HelpWaysProps = {
  readonly order: Order;
  readonly courier: Courier | null;
  readonly letter: { readonly subject: string; readonly lines: readonly string[] };
};

/** Renders whom to call or write to: only those whose number or email is known. */
export function HelpWays({ order, courier, letter }: HelpWaysProps): ReactElement {
  const t = useStatusMessages();
  const { merchant, orderReceipt } = order;
  const full = useQuery(merchantQueries.detail(merchant.externalId));
  const email = full.data?.email ?? '';
  const courierPhone = courier?.phoneNumber ?? '';
  const hasWay = merchant.phoneNumber !== '' || courierPhone !== '' || email !== '';
  return (
    <Column $gap={8}>
      {courierPhone !== '' && (
        <ButtonAnchor href={phoneUrl(courierPhone)} wide variant="outline" icon="phone">
          {t('courier.call', { name: courier?.firstName ?? '' })}
        </ButtonAnchor>
      )}
      {merchant.phoneNumber !== '' && (
        <ButtonAnchor href={phoneUrl(merchant.phoneNumber)} wide variant="outline" icon="phone">
          {t('where.call', { merchant: merchant.name })}
        </ButtonAnchor>
      )}
      {email !== '' && (
        <ButtonAnchor href={mailUrl({ to: email, ...letter })} wide variant="outline" icon="mail">
          {t('help.email', { merchant: merchant.name })}
        </ButtonAnchor>
      )}
      {hasWay && <Text $size="hint">{t('help.say', { number: orderReceipt.orderTicketNumber })}</Text>}
      {!hasWay && !full.isPending && <Text>{t('help.noWay', { merchant: merchant.name })}</Text>}
    </Column>
  );
}
