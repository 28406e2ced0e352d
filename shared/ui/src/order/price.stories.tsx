import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Price } from './price';

export default { component: Price } satisfies Meta<typeof Price>;

export function PlainAndReduced(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Price priceMicro={12_400_000} currencyCode="CAD" />
      <Price priceMicro={10_400_000} originalMicro={12_400_000} currencyCode="CAD" />
      <Price
        priceMicro={0}
        originalMicro={6_000_000}
        currencyCode="CAD"
        saving={say('Free with lunch', '跟餐免費')}
      />
    </Column>
  );
}
