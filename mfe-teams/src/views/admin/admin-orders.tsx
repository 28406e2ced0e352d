import type { TeamMember, TeamOrderPeople, TeamPeople } from '@tiffin/contracts';
import { useTeamOrderTime } from '@tiffin/screen-parts';
import { Badge, Card, Column, Heading, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useAdminMessages } from './use-admin-messages';
import { useMemberName } from './use-member-name';

/** Renders who is in the team's group orders of today and later, and who is done. */
export function AdminOrders({ people }: { readonly people: TeamPeople }): ReactElement {
  const t = useAdminMessages();
  return (
    <Column $gap={12}>
      <Heading as="h3">{t('orders.heading')}</Heading>
      {people.orders.length === 0 ? (
        <Text $tone="muted">{t('orders.none')}</Text>
      ) : (
        <Column as="ul" $gap={12}>
          {people.orders.map((order) => (
            <OrderOfTeam key={order.fulfillmentId} order={order} members={people.members} />
          ))}
        </Column>
      )}
    </Column>
  );
}

type OrderOfTeamProps = { readonly order: TeamOrderPeople; readonly members: readonly TeamMember[] };

function OrderOfTeam({ order, members }: OrderOfTeamProps): ReactElement {
  const t = useAdminMessages();
  const nameOf = useMemberName();
  const time = useTeamOrderTime(order.timeZone);
  const { isOrdered, scheduledForTime, orderByTime, otherCount } = order;
  const done = order.members.filter(({ isDone }) => isDone).length;
  const facts = [
    order.merchantName,
    ...(scheduledForTime === null ? [] : [t('orders.arrives', { time: time(scheduledForTime) })]),
    ...(isOrdered || orderByTime === null ? [] : [t('orders.closes', { time: time(orderByTime) })]),
    t('orders.done', { done, count: order.members.length }),
  ];
  return (
    <Card as="li">
      <Column $gap={10}>
        <Row $wrap $between $gap={10}>
          <b data-content="">{t('orders.whose', { host: order.hostFirstName })}</b>
          {isOrdered && (
            <Badge tone="good" icon="check">
              {t('orders.ordered')}
            </Badge>
          )}
        </Row>
        <Text $size="small" $tone="muted" data-content="">
          {facts.join(' · ')}
        </Text>
        <Column as="ul" $gap={6}>
          {order.members.map(({ externalUserId, isDone }) => {
            const member = members.find((one) => one.externalUserId === externalUserId);
            return (
              <Row as="li" key={externalUserId} $between $gap={10}>
                <span data-content="">{nameOf(member)}</span>
                <Badge tone={isDone ? 'good' : 'warn'} icon={isDone ? 'check' : 'clock'}>
                  {t(isDone ? 'orders.isDone' : 'orders.isChoosing')}
                </Badge>
              </Row>
            );
          })}
        </Column>
        {otherCount > 0 && (
          <Text $size="small" $tone="muted">
            {t('orders.others', { count: otherCount })}
          </Text>
        )}
      </Column>
    </Card>
  );
}
