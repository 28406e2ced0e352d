import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Lid } from '../people/lid';
import { useSay } from '../test-support/use-say';
import { RoomBanner } from './room-banner';

export default { component: RoomBanner } satisfies Meta<typeof RoomBanner>;

export function WithNote(): ReactElement {
  const say = useSay();
  return (
    <RoomBanner
      to="/group"
      lid={<Lid name="Ana Silva" hue="beetroot" small />}
      note={say('4 people, closes 11:30', '4 人，11:30 截單')}
    >
      <b>{say('Ana’s group order', 'Ana 的團購')}</b>
    </RoomBanner>
  );
}

export function Compact(): ReactElement {
  const say = useSay();
  return (
    <RoomBanner to="/group" lid={<Lid name="Ana Silva" hue="beetroot" small />} isCompact>
      <b>{say('Ana’s group order', 'Ana 的團購')}</b>
      {say(' · 58 min left · 3 of 4 ready', ' · 尚餘 58 分鐘 · 4 人中 3 人已就緒')}
    </RoomBanner>
  );
}
