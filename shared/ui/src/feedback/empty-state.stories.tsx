import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { drawnPicture } from '../test-support/drawn-picture';
import { useSay } from '../test-support/use-say';
import { EmptyState } from './empty-state';

export default { component: EmptyState } satisfies Meta<typeof EmptyState>;

export function WithIcon(): ReactElement {
  const say = useSay();
  return <EmptyState title={say('Your cart is empty', '購物車是空的')} />;
}

export function WithPictureAndActions(): ReactElement {
  const say = useSay();
  return (
    <EmptyState
      level={1}
      title={say('No orders yet', '未有訂單')}
      glyphUrl={drawnPicture('#d2421d')}
      hint={say('Orders of the last 12 months are here.', '這裡顯示過去 12 個月的訂單。')}
      actions={<Button variant="primary">{say('Find lunch', '尋找午餐')}</Button>}
    >
      {say('What you order is shown here.', '你的訂單會在這裡顯示。')}
    </EmptyState>
  );
}
