import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { keysOf } from '../test-support/keys-of';
import { useSay } from '../test-support/use-say';
import type { Words } from '../test-support/use-say';
import { Heading } from './heading';
import type { HeadingLook } from './heading';
import { PageHeading } from './page-heading';

export default { component: Heading } satisfies Meta<typeof Heading>;

const looks: Readonly<Record<HeadingLook, Words>> = {
  display: ['Lunch, together', '一齊食午餐'],
  h1: ['Spice Route', '香料之路'],
  h2: ['Popular dishes', '人氣菜式'],
  h3: ['Dal makhani', '黑扁豆咖喱'],
};

export function Looks(): ReactElement {
  const say = useSay();
  return (
    <Column>
      {keysOf(looks).map((look) => (
        <Heading key={look} $look={look}>
          {say(...looks[look])}
        </Heading>
      ))}
    </Column>
  );
}

export function OfAPage(): ReactElement {
  const say = useSay();
  return <PageHeading>{say(...looks.h1)}</PageHeading>;
}
