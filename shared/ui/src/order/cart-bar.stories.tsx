import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { useSay } from '../test-support/use-say';
import { CartBar } from './cart-bar';

export default { component: CartBar, tags: ['phone'] } satisfies Meta<typeof CartBar>;

export function OnPhones(): ReactElement {
  const say = useSay();
  return (
    <CartBar label={say('Cart', '購物車')}>
      <Button variant="primary" size="big" wide amount="$18.40">
        {say('View cart', '查看購物車')}
      </Button>
    </CartBar>
  );
}
