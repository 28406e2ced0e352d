import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { ErrorPanel } from './error-panel';

export default { component: ErrorPanel } satisfies Meta<typeof ErrorPanel>;

const retry = (): void => undefined;

export function Retry(): ReactElement {
  const say = useSay();
  const title = say('We can’t load the menu', '無法載入餐牌');
  return (
    <Column>
      <ErrorPanel title={title} onRetry={retry} code="MENU-503">
        {say('Your cart is safe.', '購物車仍然保留。')}
      </ErrorPanel>
      <ErrorPanel title={title} onRetry={retry} busy />
    </Column>
  );
}

export function OtherAction(): ReactElement {
  const say = useSay();
  return (
    <ErrorPanel
      level={1}
      title={say('We can’t find this order', '找不到這張訂單')}
      action={<Button size="small">{say('My orders', '我的訂單')}</Button>}
    />
  );
}
