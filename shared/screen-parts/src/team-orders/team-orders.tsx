import { useMutation } from '@tanstack/react-query';
import { ApiError, joinFulfillment } from '@tiffin/api';
import type { Fulfillment, TeamGroupOrder } from '@tiffin/contracts';
import { groupPath } from '@tiffin/domain';
import { useNavigate } from '@tiffin/router';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Column,
  Grow,
  Heading,
  Picture,
  Row,
  Text,
  toast,
} from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useTeamOrderMessages } from './use-team-order-messages';
import { useTeamOrderTime } from './use-team-order-time';

type TeamOrdersProps = {
  readonly orders: readonly TeamGroupOrder[];
  /** Called once the person is in a group, before its page opens. */
  readonly onJoined: (group: Fulfillment) => void;
};

/** Renders the open group orders of a team, each with one press to join or to open it. Nothing if there are none. */
export function TeamOrders({ orders, onJoined }: TeamOrdersProps): ReactElement | null {
  const t = useTeamOrderMessages();
  if (orders.length === 0) return null;
  return (
    <Column as="section" $gap={12} aria-labelledby="team-orders">
      <Heading id="team-orders">{t('heading')}</Heading>
      <Column as="ul" $gap={12}>
        {orders.map((order) => (
          <TeamOrder key={order.fulfillmentId} order={order} onJoined={onJoined} />
        ))}
      </Column>
    </Column>
  );
}

type TeamOrderProps = Pick<TeamOrdersProps, 'onJoined'> & { readonly order: TeamGroupOrder };

function TeamOrder({ order, onJoined }: TeamOrderProps): ReactElement {
  const t = useTeamOrderMessages();
  const time = useTeamOrderTime(order.timeZone);
  const navigate = useNavigate();
  const { fulfillmentId: id, hostFirstName: host, merchantName: merchant, orderByTime } = order;
  const join = useMutation({
    mutationFn: () => joinFulfillment({ id, body: { status: 'BROWSING' } }),
    networkMode: 'always',
    meta: { context: 'joinFulfillment', isHandled: true },
    onSuccess: async (group) => {
      onJoined(group);
      await navigate(groupPath(id));
    },
    onError: (error) => {
      const reason = error instanceof ApiError && error.isRefusal ? error.title : undefined;
      toast({ text: reason ?? t('failed', { host }), tone: 'bad' });
    },
  });
  const facts = [
    merchant,
    t('people', { count: order.guestCount }),
    ...(order.scheduledForTime === null ? [] : [t('arrives', { time: time(order.scheduledForTime) })]),
    ...(orderByTime === null ? [] : [t('closes', { time: time(orderByTime) })]),
  ];
  const name = t('whose', { host });
  return (
    <Card as="li">
      <Row $wrap $gap={14}>
        <Picture src={order.merchantImageUrl} width={58} radius={16} />
        <Grow>
          <b data-content="">{name}</b>
          <Text $size="small" $tone="muted">
            <span data-content="">{facts.join(' · ')}</span>
          </Text>
          {order.hasEmployeePrice && <Badge tone="good">{t('employeePrice')}</Badge>}
        </Grow>
        {order.hasJoined ? (
          <ButtonLink size="small" variant="outline" to={groupPath(id)} aria-label={t('openOf', { host })}>
            {t('open')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            variant="primary"
            busy={join.isPending}
            aria-label={t('joinOf', { host })}
            onClick={() => {
              if (!join.isPending) join.mutate();
            }}
          >
            {t('join')}
          </Button>
        )}
      </Row>
    </Card>
  );
}
