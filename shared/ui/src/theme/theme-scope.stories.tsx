import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Card } from '../layout/card';
import { useSay } from '../test-support/use-say';
import { Heading } from '../text/heading';
import { ThemeScope } from './theme-scope';

export default { component: ThemeScope } satisfies Meta<typeof ThemeScope>;

export function OnAPartnersPage(): ReactElement {
  const say = useSay();
  return (
    <ThemeScope>
      <Card>
        <Heading>{say('Your order', '你的訂單')}</Heading>
      </Card>
    </ThemeScope>
  );
}
