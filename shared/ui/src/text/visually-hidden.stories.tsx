import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { Text } from './text';
import { VisuallyHidden } from './visually-hidden';

export default { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export function BesideText(): ReactElement {
  const say = useSay();
  return (
    <Text>
      12:30<VisuallyHidden>{say(', estimated', '，預計時間')}</VisuallyHidden>
    </Text>
  );
}
