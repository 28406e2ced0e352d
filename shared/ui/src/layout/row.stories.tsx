import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { Column } from './column';
import { Grow, Row } from './row';

export default { component: Row } satisfies Meta<typeof Row>;

export function Arrangements(): ReactElement {
  const say = useSay();
  const [first, second] = [say('Delivery', '外送'), say('Pickup', '自取')];
  return (
    <Column $gap={24}>
      <Row>
        <Button>{first}</Button>
        <Button>{second}</Button>
      </Row>
      <Row $between $align="baseline">
        <Text $size="lead">{first}</Text>
        <Text $size="hint">{second}</Text>
      </Row>
      <Row $gap={24} $align="start">
        <Grow>
          <Button wide>{first}</Button>
        </Grow>
        <Button>{second}</Button>
      </Row>
    </Column>
  );
}
