import { Column, Loading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** Renders the cart's skeleton. */
export function CartSkeleton(): ReactElement {
  const t = useMenuCartMessages();
  return (
    <Loading label={t('cart.loading')}>
      <Column>
        <Skeleton $width="60%" $height="30px" />
        <Skeleton $height="120px" $radius="22px" />
        <Skeleton $height="64px" $radius="22px" />
        <Skeleton $width="80%" />
        <Skeleton $height="56px" $radius="14px" />
      </Column>
    </Loading>
  );
}
