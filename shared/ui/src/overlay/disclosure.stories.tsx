import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { Disclosure } from './disclosure';

export default { component: Disclosure } satisfies Meta<typeof Disclosure>;

export function ClosedAndOpen(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Disclosure title={say('Opening hours', '營業時間')}>
        <Text>11:00 – 15:00</Text>
      </Disclosure>
      <Disclosure title={say('Allergens', '致敏原')} defaultOpen>
        <Text>{say('Milk, nuts', '奶類、果仁')}</Text>
      </Disclosure>
    </Column>
  );
}
