import { Grow, Icon, Stack, Text, Tier } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled(Tier)`
  display: flex;
  gap: 14px;
  align-items: center;
`;

export type Fact = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note: ReactNode;
};

/** Renders facts of a group, each with its icon. */
export function FactList({
  label,
  facts,
}: {
  readonly label: string;
  readonly facts: readonly Fact[];
}): ReactElement {
  return (
    <Stack aria-label={label}>
      {facts.map(({ key, icon, title, note }) => (
        <Row key={key}>
          <Icon name={icon} />
          <Grow>
            <b>{title}</b>
            <Text as="div" $size="small" $tone="muted">
              {note}
            </Text>
          </Grow>
        </Row>
      ))}
    </Stack>
  );
}
