import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { Card } from './card';
import { Stack, Tier } from './stack';

export default { component: Card } satisfies Meta<typeof Card>;

export function WithTiers(): ReactElement {
  const say = useSay();
  return (
    <Card>
      <Text>{say('Tiers in a card are inset.', '卡片內的層是內嵌的。')}</Text>
      <Stack>
        <Tier>{say('First tier', '第一層')}</Tier>
        <Tier>{say('Second tier', '第二層')}</Tier>
      </Stack>
    </Card>
  );
}
