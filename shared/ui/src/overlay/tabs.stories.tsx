import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { Tabs } from './tabs';

export default { component: Tabs } satisfies Meta<typeof Tabs>;

export function OneShown(): ReactElement {
  const say = useSay();
  const [selectedId, setSelectedId] = useState('active');
  return (
    <Tabs
      label={say('Orders', '訂單')}
      selectedId={selectedId}
      onSelect={setSelectedId}
      tabs={[
        { id: 'active', name: say('Active', '進行中'), content: <Text>{say('1 order', '1 張訂單')}</Text> },
        { id: 'past', name: say('Past', '過往'), content: <Text>{say('12 orders', '12 張訂單')}</Text> },
      ]}
    />
  );
}
