import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { ProgressSteps } from './progress-steps';

export default { component: ProgressSteps } satisfies Meta<typeof ProgressSteps>;

export function StartedAndDone(): ReactElement {
  const say = useSay();
  const label = say('Progress of your order', '訂單進度');
  const labels = [
    say('Ordered', '已下單'),
    say('Preparing', '準備中'),
    say('On its way', '外送中'),
    say('Delivered', '已送達'),
  ];
  const stepsAt = (current: number) =>
    labels.map((step, index) => ({
      key: step,
      label: step,
      state:
        index < current ? ('done' as const) : index === current ? ('current' as const) : ('next' as const),
    }));
  return (
    <Column $gap={32}>
      <ProgressSteps label={label} steps={stepsAt(1)} />
      <ProgressSteps label={label} steps={stepsAt(4)} />
    </Column>
  );
}
