import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { TileGroup } from './tile-group';

export default { component: TileGroup } satisfies Meta<typeof TileGroup>;

export function Times(): ReactElement {
  const say = useSay();
  const [time, setTime] = useState<string>('12:15');
  const options = ['12:00', '12:15', '12:30', '12:45', '13:00'].map((value, index) => ({
    value,
    label: value,
    disabled: index === 0,
  }));
  return (
    <TileGroup legend={say('Delivery time', '送達時間')} value={time} options={options} onChange={setTime} />
  );
}

export function TipsOverTheWholeWidth(): ReactElement {
  const say = useSay();
  const [tip, setTip] = useState<string>();
  const options = [
    { value: '0', label: say('No tip', '不給小費') },
    { value: '10', label: '10%', note: '$1.84' },
    { value: '15', label: '15%', note: '$2.76' },
  ];
  return (
    <Column>
      <TileGroup fill legend={say('Tip', '小費')} value={tip} options={options} onChange={setTip} />
    </Column>
  );
}
