import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Field } from '../form/field';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Combobox } from './combobox';

export default { component: Combobox } satisfies Meta<typeof Combobox>;

const choose = (): void => undefined;

export function Closed(): ReactElement {
  const say = useSay();
  const [address, setAddress] = useState('350 Bay Street');
  return (
    <Column>
      <Field label={say('Team', '團隊')}>
        <Combobox
          value=""
          placeholder={say('Find your team', '尋找團隊')}
          onChange={choose}
          options={[]}
          onSelect={choose}
        />
      </Field>
      <Field
        label={say('Address', '地址')}
        error={say('Choose an address from the list.', '請從清單選擇地址。')}
      >
        <Combobox
          value={address}
          icon="pin"
          isClearable
          onChange={setAddress}
          options={[]}
          onSelect={choose}
        />
      </Field>
    </Column>
  );
}

export const Opened: StoryObj = {
  render: function Opened() {
    const say = useSay();
    const options = [
      {
        key: 'home',
        icon: 'home',
        text: say('12 King Street', '皇后大道中 12 號'),
        note: say('Home', '住宅'),
      },
      {
        key: 'work',
        icon: 'building',
        text: say('350 Bay Street', '金鐘道 88 號'),
        note: say('Work', '公司'),
      },
    ] as const;
    return (
      <Field label={say('Address', '地址')}>
        <Combobox value="3" icon="pin" isClearable onChange={choose} options={options} onSelect={choose} />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}');
  },
};

export const NothingFound: StoryObj = {
  render: function NothingFound() {
    const say = useSay();
    return (
      <Field label={say('Team', '團隊')}>
        <Combobox
          value="xyz"
          onChange={choose}
          options={[]}
          onSelect={choose}
          emptyText={say('We can’t find this team.', '找不到這個團隊。')}
        />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}');
  },
};
