import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Badge } from '../feedback/badge';
import { Stack } from '../layout/stack';
import { useSay } from '../test-support/use-say';
import { ChoiceRow } from './choice-row';

export default { component: ChoiceRow } satisfies Meta<typeof ChoiceRow>;

export function PaymentMethods(): ReactElement {
  const say = useSay();
  return (
    <fieldset>
      <legend>{say('Pay with', '付款方式')}</legend>
      <Stack as="div">
        <ChoiceRow
          name="pay"
          icon="card"
          title="Visa •••• 4242"
          note={say('Expires 08/29', '29 年 8 月到期')}
          defaultChecked
        />
        <ChoiceRow
          name="pay"
          icon="wallet"
          title={say('Team budget', '團隊預算')}
          aside={<Badge tone="perk">$20.00</Badge>}
        />
        <ChoiceRow
          name="pay"
          icon="ticket"
          title={say('Gift card', '禮品卡')}
          note={say('Not accepted here', '此餐廳不接受')}
          disabled
        />
      </Stack>
    </fieldset>
  );
}

export function Several(): ReactElement {
  const say = useSay();
  return (
    <fieldset>
      <legend>{say('Notify me by', '通知方式')}</legend>
      <Stack as="div">
        <ChoiceRow type="checkbox" title={say('Email', '電郵')} defaultChecked />
        <ChoiceRow type="checkbox" title={say('Text message', '短訊')} />
      </Stack>
    </fieldset>
  );
}
