import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { useSay } from '../test-support/use-say';
import { Heading } from '../text/heading';
import { Text } from '../text/text';
import { Section, SectionHead } from './section';
import { Wrap } from './wrap';

export default { component: Section } satisfies Meta<typeof Section>;

export function WithHead(): ReactElement {
  const say = useSay();
  return (
    <Wrap>
      <Section aria-labelledby="nearby">
        <SectionHead>
          <Heading id="nearby">{say('Nearby', '附近餐廳')}</Heading>
          <Button size="small">{say('Show all', '顯示全部')}</Button>
        </SectionHead>
        <Text>{say('12 restaurants deliver to you.', '12 間餐廳可送餐給你。')}</Text>
      </Section>
    </Wrap>
  );
}
