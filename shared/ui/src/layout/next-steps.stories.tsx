import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { useSay } from '../test-support/use-say';
import { NextSteps } from './next-steps';

export default { component: NextSteps } satisfies Meta<typeof NextSteps>;

export function TwoSteps(): ReactElement {
  const say = useSay();
  return (
    <NextSteps>
      <Button variant="primary">{say('Add to cart', '加入購物車')}</Button>
      <Button>{say('Not now', '稍後再說')}</Button>
    </NextSteps>
  );
}
