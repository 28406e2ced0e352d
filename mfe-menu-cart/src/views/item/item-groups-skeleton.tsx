import { Column, Loading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useItemMessages } from './use-item-messages';

/** Renders skeletons of two option groups. */
export function ItemGroupsSkeleton(): ReactElement {
  const t = useItemMessages();
  return (
    <Loading label={t('choicesLoading')}>
      <Column>
        <Skeleton $height="212px" $radius="22px" />
        <Skeleton $height="160px" $radius="22px" />
      </Column>
    </Loading>
  );
}
