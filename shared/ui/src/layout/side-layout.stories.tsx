import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { Card } from './card';
import { OnlyBelowDesktop, OnlyDesktop } from './shown-by-width';
import { SideLayout, StickySide } from './side-layout';

export default { component: SideLayout } satisfies Meta<typeof SideLayout>;

export function MenuWithCart(): ReactElement {
  const say = useSay();
  return (
    <SideLayout>
      <Card>
        {say('The menu', '餐牌')}
        <OnlyBelowDesktop>{say('The cart is below.', '購物車在下方。')}</OnlyBelowDesktop>
        <OnlyDesktop>{say('The cart is at the side.', '購物車在旁邊。')}</OnlyDesktop>
      </Card>
      <StickySide aria-label={say('Cart', '購物車')}>
        <Card>{say('The cart', '購物車')}</Card>
      </StickySide>
    </SideLayout>
  );
}

export function WideSide(): ReactElement {
  const say = useSay();
  return (
    <SideLayout $wide>
      <Card>{say('Checkout', '結帳')}</Card>
      <StickySide aria-label={say('Your order', '你的訂單')}>
        <Card>{say('Your order', '你的訂單')}</Card>
      </StickySide>
    </SideLayout>
  );
}
