import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { useSay } from '../test-support/use-say';
import { Tick } from './tick';

export default { component: Tick } satisfies Meta<typeof Tick>;

export function States(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      {(['checkbox', 'radio'] as const).map((type) => (
        <Row key={type}>
          <Tick type={type} aria-label={say('Not chosen', '未選')} />
          <Tick type={type} aria-label={say('Chosen', '已選')} defaultChecked />
          <Tick type={type} aria-label={say('Not available', '未能選擇')} disabled />
        </Row>
      ))}
    </Row>
  );
}
