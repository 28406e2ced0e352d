import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { Grow } from '../layout/row';
import { useSay } from '../test-support/use-say';
import { OptionGroup } from './option-group';
import { OptionRow } from './option-row';
import { Tick } from './tick';

export default { component: OptionGroup } satisfies Meta<typeof OptionGroup>;

export function Options(): ReactElement {
  const say = useSay();
  return (
    <OptionGroup title={say('Size', '份量')} rule={say('Required · choose 1', '必選・選 1 項')}>
      <OptionRow as="label">
        <Tick type="radio" name="size" defaultChecked />
        <Grow as="span">{say('Regular', '普通')}</Grow>
      </OptionRow>
      <OptionRow as="label">
        <Tick type="radio" name="size" />
        <Grow as="span">{say('Large', '大份')}</Grow>
        <span>+$3.00</span>
      </OptionRow>
      <OptionRow as="label">
        <Tick type="radio" name="size" disabled />
        <Grow as="span">{say('Family, sold out', '家庭裝，已售罄')}</Grow>
      </OptionRow>
    </OptionGroup>
  );
}

export function Unmet(): ReactElement {
  const say = useSay();
  return (
    <OptionGroup
      title={say('Bread', '麵包')}
      rule={say('Required · choose 1', '必選・選 1 項')}
      error={say('Choose a bread.', '請選擇麵包。')}
    >
      <OptionRow as="label">
        <Tick type="radio" name="bread" />
        <Grow as="span">{say('Naan', '烤餅')}</Grow>
      </OptionRow>
    </OptionGroup>
  );
}

export function Nested(): ReactElement {
  const say = useSay();
  return (
    <OptionGroup title={say('Sides', '小食')}>
      <Column $gap={0}>
        <OptionRow as="label">
          <Tick type="checkbox" defaultChecked />
          <Grow as="span">{say('Samosa', '咖喱角')}</Grow>
        </OptionRow>
        <OptionGroup nested title={say('Sauce', '醬汁')} error={say('Choose a sauce.', '請選擇醬汁。')}>
          <OptionRow as="label">
            <Tick type="radio" name="sauce" />
            <Grow as="span">{say('Tamarind', '羅望子')}</Grow>
          </OptionRow>
        </OptionGroup>
      </Column>
    </OptionGroup>
  );
}
