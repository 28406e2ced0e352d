import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Switch } from './switch';

export default { component: Switch } satisfies Meta<typeof Switch>;

export function OffAndOn(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Switch label={say('Cutlery', '餐具')} />
      <Switch
        label={say('News of this order', '訂單通知')}
        note={say('On this device', '在這部裝置上')}
        defaultChecked
      />
    </Column>
  );
}
