import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Checkbox, Radio } from './checkbox';

export default { component: Checkbox } satisfies Meta<typeof Checkbox>;

export function Checkboxes(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Checkbox label={say('Cutlery', '餐具')} />
      <Checkbox label={say('Leave it at reception', '放在接待處')} defaultChecked />
      <Checkbox label={say('Ring the bell', '按門鈴')} disabled />
      <Checkbox label={say('I agree to the terms', '我同意條款')} disabled defaultChecked />
    </Column>
  );
}

export function Radios(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Radio name="spice" label={say('Mild', '小辣')} defaultChecked />
      <Radio name="spice" label={say('Hot', '大辣')} />
      <Radio name="spice" label={say('Very hot', '特辣')} disabled />
    </Column>
  );
}
