import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { IconButton } from '../action/icon-button';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { Menu } from './menu';

export default { component: Menu } satisfies Meta<typeof Menu>;

export function Opened(): ReactElement {
  const say = useSay();
  const label = say('Account', '帳戶');
  return (
    <Menu
      defaultOpen
      label={label}
      button={<IconButton icon="user" label={label} />}
      entries={[
        {
          key: 'who',
          heading: <Text as="b">Ana Silva</Text>,
          entries: [
            { key: 'orders', label: say('My orders', '我的訂單'), icon: 'receipt', to: '/orders' },
            { key: 'team', label: say('My team', '我的團隊'), icon: 'people', disabled: true },
          ],
        },
        { key: 'line', separator: true },
        { key: 'en', label: 'English', lang: 'en', checked: true },
        { key: 'zh', label: '繁體中文', lang: 'zh-Hant', checked: false },
        { key: 'line-2', separator: true },
        { key: 'out', label: say('Sign out', '登出'), icon: 'logout' },
      ]}
    />
  );
}

export function Closed(): ReactElement {
  const say = useSay();
  const label = say('All categories', '所有類別');
  return (
    <Menu label={label} button={<Button icon="menu">{label}</Button>} entries={[{ key: 'all', label }]} />
  );
}
