import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Text } from '../text/text';
import { useSay } from '../test-support/use-say';
import { Spinner } from './spinner';

export default { component: Spinner } satisfies Meta<typeof Spinner>;

export function BesideText(): ReactElement {
  const say = useSay();
  return (
    <Row>
      <Spinner />
      <Text>{say('Placing your order', '正在下單')}</Text>
    </Row>
  );
}
