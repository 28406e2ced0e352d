import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { Column } from '../layout/column';
import { Text } from '../text/text';
import { useSay } from '../test-support/use-say';
import { announce } from './announcements';
import { Announcer } from './announcer';

export default { component: Announcer } satisfies Meta<typeof Announcer>;

export function Announced(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Text>{say('Only screen readers hear what it says.', '只有螢幕閱讀器會讀出內容。')}</Text>
      <Button
        onClick={() => {
          announce(say('Dal makhani is in your cart', '黑扁豆咖喱已加入購物車'));
        }}
      >
        {say('Add to cart', '加入購物車')}
      </Button>
      <Announcer />
    </Column>
  );
}
