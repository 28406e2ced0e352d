import { Card, Column, Loading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useStatusMessages } from '../use-status-messages';

/** Renders the skeleton of a compact order. */
export function CompactSkeleton(): ReactElement {
  const t = useStatusMessages();
  return (
    <Loading label={t('loading')}>
      <Card>
        <Column $gap={14}>
          <Skeleton $height="20px" />
          <Skeleton $height="32px" />
          <Skeleton $height="48px" />
        </Column>
      </Card>
    </Loading>
  );
}
