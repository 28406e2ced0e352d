import { useQuery } from '@tanstack/react-query';
import { teamQueries } from '@tiffin/api';
import type { Team } from '@tiffin/contracts';
import { Column, ErrorPanel, Heading, Loading, Skeleton, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { AdminLocations } from './admin-locations';
import { AdminOrders } from './admin-orders';
import { AdminPeople } from './admin-people';
import { useAdminMessages } from './use-admin-messages';

/** Renders what only a team's admin sees: who is ordering, the locations, and the people. */
export function TeamAdmin({ team }: { readonly team: Team }): ReactElement {
  const t = useAdminMessages();
  const { data, isError, isFetching, refetch } = useQuery({
    ...teamQueries.people(team.teamDetails.teamId),
    meta: { context: 'getTeamPeople', isHandled: true },
  });
  return (
    <Column as="section" $gap={20} aria-labelledby="team-admin">
      <div>
        <Heading id="team-admin">{t('heading')}</Heading>
        <Text $tone="muted">{t('note')}</Text>
      </div>
      {data && <AdminOrders people={data} />}
      <AdminLocations team={team} />
      {data ? (
        <AdminPeople team={team} members={data.members} />
      ) : isError ? (
        <ErrorPanel level={3} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton $height="88px" $radius="22px" />
        </Loading>
      )}
    </Column>
  );
}
