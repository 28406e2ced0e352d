import { Column, Loading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** Renders skeletons of two option groups. */
export function ItemGroupsSkeleton(): ReactElement {
  const t = useMenuCartMessages();
  return (
    <Loading label={t('item.choicesLoading')}>
      <Column>
        <Skeleton $height="212px" $radius="22px" />
        <Skeleton $height="160px" $radius="22px" />
      </Column>
    </Loading>
  );
}
