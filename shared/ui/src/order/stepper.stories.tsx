import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Stepper } from './stepper';

export default { component: Stepper } satisfies Meta<typeof Stepper>;

export function Limits(): ReactElement {
  const say = useSay();
  const item = say('samosa', '咖喱角');
  const [count, setCount] = useState(2);
  const [least, setLeast] = useState(1);
  const [most, setMost] = useState(5);
  const [only, setOnly] = useState(1);
  return (
    <Column>
      <Stepper item={item} count={count} onChange={setCount} />
      <Stepper item={item} count={least} onChange={setLeast} min={1} big />
      <Stepper item={item} count={most} onChange={setMost} max={5} />
      <Stepper item={item} count={only} onChange={setOnly} bin />
    </Column>
  );
}
