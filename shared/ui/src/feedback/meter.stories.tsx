import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Meter } from './meter';

export default { component: Meter } satisfies Meta<typeof Meter>;

export function Progress(): ReactElement {
  const say = useSay();
  return (
    <Column>
      {[0, 36.8, 40].map((value) => (
        <Meter
          key={value}
          label={say(`${value} of $40.00 for free delivery`, `免外送費：${value} / $40.00`)}
          value={value}
          max={40}
        />
      ))}
    </Column>
  );
}
