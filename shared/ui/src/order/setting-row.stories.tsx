import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Stack } from '../layout/stack';
import { useSay } from '../test-support/use-say';
import { SettingRow } from './setting-row';

export default { component: SettingRow } satisfies Meta<typeof SettingRow>;

const open = (): void => undefined;

export function ButtonAndLink(): ReactElement {
  const say = useSay();
  return (
    <Stack as="div">
      <SettingRow icon="clock" title={say('Delivery time', '送達時間')} note="12:15 – 12:30" onClick={open} />
      <SettingRow icon="pin" title={say('Address', '地址')} to="/address" />
    </Stack>
  );
}
