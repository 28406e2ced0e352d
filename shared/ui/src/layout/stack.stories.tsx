import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { Stack, Tier } from './stack';

export default { component: Stack } satisfies Meta<typeof Stack>;

export function Tiers(): ReactElement {
  const say = useSay();
  return (
    <Stack as="ol">
      <Tier>{say('Samosa', '咖喱角')}</Tier>
      <Tier>{say('Dal makhani', '黑扁豆咖喱')}</Tier>
      <Tier>{say('Mango lassi', '芒果奶昔')}</Tier>
    </Stack>
  );
}
