import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { Column } from '../layout/column';
import { keysOf } from '../test-support/keys-of';
import { useSay } from '../test-support/use-say';
import type { Words } from '../test-support/use-say';
import { Banner } from './banner';
import type { BannerTone } from './banner';

export default { component: Banner } satisfies Meta<typeof Banner>;

const tones: Readonly<Record<BannerTone, Words>> = {
  info: ['This restaurant delivers from 11:00.', '這間餐廳由 11:00 起送餐。'],
  good: ['Your team pays for this lunch.', '這份午餐由你的團隊付款。'],
  warn: ['Order within 10 minutes for delivery at 12:30.', '請於 10 分鐘內下單，趕及 12:30 送達。'],
  bad: ['Your card was declined. Use another card.', '信用卡被拒，請使用另一張卡。'],
};

export function Tones(): ReactElement {
  const say = useSay();
  return (
    <Column>
      {keysOf(tones).map((tone) => (
        <Banner key={tone} tone={tone}>
          {say(...tones[tone])}
        </Banner>
      ))}
    </Column>
  );
}

export function WithAction(): ReactElement {
  const say = useSay();
  return (
    <Banner
      tone="bad"
      icon="card"
      role="alert"
      action={
        <Button size="small" variant="outline">
          {say('Use another card', '使用另一張卡')}
        </Button>
      }
    >
      <b>{say('Your card was declined.', '信用卡被拒。')}</b>{' '}
      {say('You have not been charged.', '你未被收費。')}
    </Banner>
  );
}
