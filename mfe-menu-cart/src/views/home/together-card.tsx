import { Card, Column, Heading, Row, Text } from '@tiffin/ui';
import { LidRow } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useHomeMessages } from './use-home-messages';

const InkCard = styled(Card)`
  --lids-on: var(--inverse);
  background: var(--inverse);
  color: var(--on-inverse);
  box-shadow: none;
  @media (prefers-color-scheme: dark) {
    --lids-on: var(--brand-field);
    background: var(--brand-field);
    color: var(--on-brand-field);
  }
`;

const Words = styled(Column)`
  max-width: 36em;
`;

const people = [
  { key: 'a', name: 'Ana Oliveira', hue: 'beetroot' },
  { key: 'b', name: 'Ben Tran', hue: 'peaflower' },
  { key: 'c', name: 'Priya Raman', hue: 'coriander' },
  { key: 'd', name: 'Jonas', hue: 'paprika' },
] as const;

/** Renders that people can order together, starting from a merchant's menu. */
export function TogetherCard(): ReactElement {
  const t = useHomeMessages();
  return (
    <InkCard>
      <Row $wrap $between $gap={18}>
        <Words $gap={6}>
          <Heading>{t('together.title')}</Heading>
          <Text>{t('together.meaning')}</Text>
        </Words>
        <div aria-hidden="true">
          <LidRow people={people} />
        </div>
      </Row>
    </InkCard>
  );
}
