import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment, Order } from '@tiffin/contracts';
import { groupPath, groupRoles, owedToHost, standingOf } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, Text, TextLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { useStatusMessages } from './use-status-messages';

type GroupLineProps = {
  readonly order: Order;
  readonly orderIdentifier: OrderIdentifier;
  readonly fulfillmentId: string;
};

/**
 * Renders the link to the order's group, with what the reader owes the host or the guests owe them. Renders nothing for
 * a reader who is not in the group. Without an answer the link stands alone.
 */
export function GroupLine({ order, orderIdentifier, fulfillmentId }: GroupLineProps): ReactElement | null {
  const t = useStatusMessages();
  const { identifier, type } = orderIdentifier;
  const { data } = useQuery({
    ...fulfillmentQueries.find(type === 'ID' ? { orderIds: order.orderId } : { orderTokens: identifier }),
    meta: { context: 'findFulfillments', isHandled: true },
  });
  const group = data?.find((found) => found.fulfillmentId === fulfillmentId);
  const sentence = useOwedSentence(group);
  if (data && !group) return null;
  return (
    <Column $gap={4}>
      {sentence !== undefined && <Text $strong>{sentence}</Text>}
      <TextLink to={groupPath(fulfillmentId)}>
        {t(sentence === undefined ? 'where.openGroup' : 'where.openBill')}
      </TextLink>
    </Column>
  );
}

function useOwedSentence(group: Fulfillment | undefined): string | undefined {
  const t = useStatusMessages();
  const format = useFormat();
  if (!group?.bill) return undefined;
  const { bill, currentUserId, currencyCode, host } = group;
  const money = (micro: number) => format.money(micro, currencyCode);
  if (groupRoles(group).isHost) {
    const { openMicro } = owedToHost(bill);
    return openMicro > 0 ? t('where.owedToYou', { amount: money(openMicro) }) : undefined;
  }
  const mine = bill.parts.find(({ externalUserId }) => externalUserId === currentUserId);
  return mine && standingOf(bill, mine) === 'owes'
    ? t('where.youOwe', { host: host.firstName, amount: money(mine.owedMicro) })
    : undefined;
}
