import { Heading, media, Text } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

/** The sections of a step while it is open, one below the other. */
export const OpenSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > * + * {
    padding-top: 24px;
    border-top: 1.5px solid var(--border);
  }
`;

/** What was chosen in the sections of a step that is done, side by side where there is room. */
export const ChosenSections = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 12px;
`;

type StepSectionProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
};

/** Renders one section of a step: its title, a note, and its controls while the step is open. */
export function StepSection({ title, note, children }: StepSectionProps): ReactElement {
  return (
    <div>
      <Heading as="h3" $look="h3">
        {title}
      </Heading>
      {note !== undefined && (
        <Text as="div" $size="small" $tone="muted">
          {note}
        </Text>
      )}
      {children !== undefined && <Content>{children}</Content>}
    </div>
  );
}
