import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { Text } from '../text/text';
import { useSay } from '../test-support/use-say';
import { TextAnchor, TextButton, TextLink } from './text-link';

export default { component: TextLink } satisfies Meta<typeof TextLink>;

export function Looks(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Text>
        {say('You can see it in', '可於此查看：')}{' '}
        <TextLink to="/orders">{say('My orders', '我的訂單')}</TextLink>
      </Text>
      <Text>
        <TextAnchor href="#terms" $small>
          {say('Terms of service', '服務條款')}
        </TextAnchor>
      </Text>
      <Text>
        <TextButton $danger>{say('Leave the team', '退出團隊')}</TextButton>
      </Text>
      <Text $tone="muted">
        <TextButton $inherit>{say('Change', '更改')}</TextButton>
      </Text>
    </Column>
  );
}
