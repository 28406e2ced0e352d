import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { useSay } from '../test-support/use-say';
import { Chip, ChipLink } from './chip';

export default { component: Chip } satisfies Meta<typeof Chip>;

export function Filters(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      <Chip pressed={false}>{say('Open now', '營業中')}</Chip>
      <Chip pressed icon="leaf">
        {say('Vegetarian', '素食')}
      </Chip>
      <Chip icon="filter">{say('All filters', '所有篩選')}</Chip>
    </Row>
  );
}

export function Links(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      <ChipLink to="/" current>
        {say('Indian', '印度菜')}
      </ChipLink>
      <ChipLink to="/?cuisine=japanese" icon="flame">
        {say('Japanese', '日本菜')}
      </ChipLink>
    </Row>
  );
}
