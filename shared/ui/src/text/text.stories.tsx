import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Text } from './text';

export default { component: Text } satisfies Meta<typeof Text>;

const sizes = ['lead', 'body', 'small', 'hint', 'micro'] as const;
const tones = ['muted', 'success', 'warning', 'danger'] as const;

export function Sizes(): ReactElement {
  const say = useSay();
  return (
    <Column>
      {sizes.map((size) => (
        <Text key={size} $size={size}>
          {say('Lunch arrives at 12:30.', '午餐於 12:30 送達。')}
        </Text>
      ))}
    </Column>
  );
}

export function Tones(): ReactElement {
  const say = useSay();
  return (
    <Column>
      {tones.map((tone) => (
        <Text key={tone} $tone={tone}>
          {say('Lunch arrives at 12:30.', '午餐於 12:30 送達。')}
        </Text>
      ))}
      <Text $strong $center>
        {say('Strong and centred', '粗體置中')}
      </Text>
      <Text $numeric>1,234.50</Text>
    </Column>
  );
}
