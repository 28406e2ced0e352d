import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { keysOf } from '../test-support/keys-of';
import { useSay } from '../test-support/use-say';
import type { Words } from '../test-support/use-say';
import { Badge } from './badge';
import type { BadgeTone } from './badge';

export default { component: Badge } satisfies Meta<typeof Badge>;

const tones: Readonly<Record<BadgeTone, Words>> = {
  plain: ['Closed', '休息'],
  good: ['Delivered', '已送達'],
  warn: ['Closing soon', '即將截單'],
  bad: ['Cancelled', '已取消'],
  info: ['Preparing', '準備中'],
  perk: ['Save $2.00', '省 $2.00'],
  ink: ['Host', '團主'],
  surface: ['Free delivery', '免外送費'],
};

export function Tones(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      {keysOf(tones).map((tone) => (
        <Badge key={tone} tone={tone}>
          {say(...tones[tone])}
        </Badge>
      ))}
    </Row>
  );
}

export function WithIcon(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      <Badge tone="perk" icon="ticket">
        {say(...tones.perk)}
      </Badge>
      <Badge tone="good" icon="check">
        {say(...tones.good)}
      </Badge>
      <Badge tone="surface" icon="bike">
        {say(...tones.surface)}
      </Badge>
    </Row>
  );
}
