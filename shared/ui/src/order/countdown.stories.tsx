import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Countdown } from './countdown';

export default { component: Countdown } satisfies Meta<typeof Countdown>;

const minuteMs = 60_000;

export function LongShortAndOver(): ReactElement {
  const say = useSay();
  const [nowMs] = useState(() => Date.now());
  const caption = say('Closes 11:30', '11:30 截單');
  return (
    <Column $gap={32}>
      <Countdown untilMs={nowMs + 75 * minuteMs} caption={caption} />
      <Countdown untilMs={nowMs + 9 * minuteMs} sinceMs={nowMs - 21 * minuteMs} caption={caption} />
      <Countdown untilMs={nowMs - minuteMs} sinceMs={nowMs - 31 * minuteMs} caption={caption} />
    </Column>
  );
}
