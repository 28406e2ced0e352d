import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@tiffin/i18n';
import { visibleActiveEntries } from '@tiffin/domain';
import { FailedPage } from '@tiffin/screen-parts';
import { Column, OfflineBanner, PageHeading, Section, Text, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { recentOrders } from '../../api/recent-orders';
import { CurrentRow } from './current-row';
import { HistoryEmpty } from './history-empty';
import { HistorySkeleton } from './history-skeleton';
import { Readable } from './readable';
import { useHistoryMessages } from './use-history-messages';

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Renders carts, group orders and recent orders, where the services have no history. It says so. */
export function CurrentOrders(): ReactElement {
  const t = useHistoryMessages();
  const format = useFormat();
  const list = useQuery(recentOrders);
  if (list.isPending) return <HistorySkeleton title={t('current.title')} />;
  if (!list.data) {
    return (
      <FailedPage title={t('failed.title')} busy={list.isFetching} onRetry={() => void list.refetch()}>
        {t('failed.note')}
      </FailedPage>
    );
  }
  const entries = visibleActiveEntries(list.data, null);
  return (
    <>
      <OfflineBanner note={t('asOf', { time: format.dateTime(list.dataUpdatedAt) })} />
      <Wrap>
        <Section as="div">
          <Readable $gap={24}>
            <PageHeading>{t('current.title')}</PageHeading>
            {entries.length === 0 ? (
              <HistoryEmpty term="" onClear={() => undefined} />
            ) : (
              <Column>
                <Text $tone="muted">{t('current.note')}</Text>
                <Entries>
                  {entries.map((entry) => (
                    <CurrentRow key={entry.entityId} entry={entry} />
                  ))}
                </Entries>
              </Column>
            )}
          </Readable>
        </Section>
      </Wrap>
    </>
  );
}
