import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { TextButton } from '../action/text-link';
import { Stack } from '../layout/stack';
import { Picture } from '../picture/picture';
import { drawnPicture } from '../test-support/drawn-picture';
import { useSay } from '../test-support/use-say';
import { Line } from './line';
import { Price } from './price';
import { Stepper } from './stepper';

export default { component: Line } satisfies Meta<typeof Line>;

export function InACart(): ReactElement {
  const say = useSay();
  const [count, setCount] = useState(1);
  const name = say('Dal makhani', '黑扁豆咖喱');
  return (
    <Stack>
      <Line
        picture={<Picture src={drawnPicture('#88260d')} width={64} height={64} radius={14} hue="paprika" />}
        name={name}
        detail={say('Large, with naan', '大份，配烤餅')}
        amount="$12.40"
        action={<TextButton>{say('Edit', '編輯')}</TextButton>}
        control={<Stepper item={name} count={count} onChange={setCount} bin />}
      />
      <Line
        picture={<Picture src={drawnPicture('#5a7d2a')} width={64} height={64} radius={14} hue="paprika" />}
        name={say('Saag paneer with mustard greens and garlic naan', '芥菜芝士咖喱配蒜香烤餅')}
        amount={<Price priceMicro={16_500_000} originalMicro={18_500_000} currencyCode="CAD" />}
      />
      <Line name={say('Mango lassi', '芒果奶昔')} amount="$6.00" />
    </Stack>
  );
}
