import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { useSay } from '../test-support/use-say';
import { IconButton, IconLink } from './icon-button';

export default { component: IconButton } satisfies Meta<typeof IconButton>;

export function Buttons(): ReactElement {
  const say = useSay();
  return (
    <Row>
      <IconButton icon="search" label={say('Search', '搜尋')} />
      <IconButton icon="close" filled label={say('Close', '關閉')} />
      <IconButton icon="bag" count={3} label={say('Cart, 3 items', '購物車，3 件')} />
      <IconButton icon="people" filled count={12} label={say('Group, 12 people', '團購，12 人')} />
    </Row>
  );
}

export function Links(): ReactElement {
  const say = useSay();
  return (
    <Row>
      <IconLink to="/" icon="home" label={say('Home', '主頁')} />
      <IconLink
        to="/orders"
        icon="receipt"
        filled
        count={1}
        label={say('Orders, 1 active', '訂單，1 張進行中')}
      />
    </Row>
  );
}
