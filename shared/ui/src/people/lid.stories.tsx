import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { Row } from '../layout/row';
import { Lid, LidCircle } from './lid';
import { lidHues } from './lid-hue';
import { LidRow } from './lid-row';

export default { component: Lid } satisfies Meta<typeof Lid>;

const names = ['Ana Silva', 'Ben Okoro', '陳美玲', 'Chloe Martin', 'Dev Patel', 'Eva', '王小明', 'Finn Berg'];
const people = lidHues.map((hue, index) => ({ key: hue, name: names[index] ?? hue, hue }));

export function Hues(): ReactElement {
  return (
    <Row $wrap>
      {people.map(({ key, name, hue }) => (
        <Lid key={key} name={name} hue={hue} />
      ))}
    </Row>
  );
}

export function Kinds(): ReactElement {
  return (
    <Row $wrap>
      <Lid name="Ana Silva" hue="beetroot" small />
      <Lid name="" hue="beetroot" empty>
        <Icon name="plus" />
      </Lid>
      <LidCircle $hue="paprika" aria-hidden="true">
        <Icon name="warning" />
      </LidCircle>
      <LidCircle $empty aria-hidden="true">
        3
      </LidCircle>
    </Row>
  );
}

export function Overlapping(): ReactElement {
  return (
    <Row $wrap $gap={24}>
      <LidRow people={people.slice(0, 3)} />
      <LidRow people={people} max={5} />
    </Row>
  );
}
