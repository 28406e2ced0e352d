import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Segmented } from './segmented';

export default { component: Segmented } satisfies Meta<typeof Segmented>;

export function Options(): ReactElement {
  const say = useSay();
  const [way, setWay] = useState<'delivery' | 'pickup'>('delivery');
  const [day, setDay] = useState<'today' | 'tomorrow'>('today');
  return (
    <Column>
      <Segmented
        legend={say('Delivery or pickup', '外送或自取')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'delivery', label: say('Delivery', '外送'), icon: 'bike' },
          { value: 'pickup', label: say('Pickup', '自取'), icon: 'walk' },
        ]}
      />
      <Segmented
        legend={say('Day', '日期')}
        value={day}
        onChange={setDay}
        options={[
          { value: 'today', label: say('Today', '今天') },
          { value: 'tomorrow', label: say('Tomorrow', '明天'), disabled: true },
        ]}
      />
    </Column>
  );
}
