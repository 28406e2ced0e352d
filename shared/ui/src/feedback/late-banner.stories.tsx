import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { LateBanner } from './late-banner';

export default { component: LateBanner } satisfies Meta<typeof LateBanner>;

export function Stale(): ReactElement {
  const say = useSay();
  return (
    <LateBanner isShown>
      <b>{say('We can’t get updates right now.', '暫時未能取得最新消息。')}</b>{' '}
      {say('You see the order as of 12:04.', '你看到的是 12:04 的訂單。')}
    </LateBanner>
  );
}
