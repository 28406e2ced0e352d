import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Logo } from './logo';

export default { component: Logo } satisfies Meta<typeof Logo>;

export function OnThePage(): ReactElement {
  return (
    <Row $gap={24}>
      <Logo />
      <Logo small />
    </Row>
  );
}

export function OnTheBrandField(): ReactElement {
  return (
    <Row $gap={24} style={{ background: 'var(--brand-field)', color: 'var(--on-brand-field)', padding: 16 }}>
      <Logo onField />
      <Logo onField small />
    </Row>
  );
}
