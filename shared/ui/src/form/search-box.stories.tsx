import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { SearchBox } from './search-box';

export default { component: SearchBox } satisfies Meta<typeof SearchBox>;

export function EmptyAndFilled(): ReactElement {
  const say = useSay();
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('dal');
  return (
    <Column>
      <SearchBox
        label={say('Search the menu', '搜尋餐牌')}
        placeholder={say('Search the menu', '搜尋餐牌')}
        value={empty}
        onChange={setEmpty}
      />
      <SearchBox
        label={say('Search restaurants', '搜尋餐廳')}
        icon="pin"
        value={filled}
        onChange={setFilled}
      />
    </Column>
  );
}
