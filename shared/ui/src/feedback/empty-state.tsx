import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Card } from '../layout/card';
import { NextSteps } from '../layout/next-steps';
import { Heading } from '../text/heading';
import { Text } from '../text/text';
import { usePageTitle } from '../text/use-page-title';

const Centred = styled(Card)`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: 12px;
`;

const Plate = styled.div`
  width: 148px;
  height: 148px;
  border-radius: 50%;
  background: var(--inset);
  box-shadow:
    inset 0 0 0 10px var(--surface),
    inset 0 0 0 12px var(--border);
  display: grid;
  place-items: center;
  img {
    width: 96px;
    height: 96px;
  }
`;

const Ways = styled(NextSteps)`
  justify-content: center;
`;

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** URL of a drawing of food on a transparent background. An icon replaces a missing one. */
  readonly glyphUrl?: string;
  readonly icon?: IconName;
  /** One next step, two at most. */
  readonly actions?: ReactNode;
  readonly hint?: ReactNode;
  readonly level?: 1 | 2 | 3;
};

/** Renders an empty screen: a steel plate, a title, one sentence, one next step. If its title is the h1 of the page, the tab has it, too. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { title, children, glyphUrl, icon = 'bag', actions, hint, level = 2 } = props;
  usePageTitle(level === 1 && typeof title === 'string' ? title : undefined);
  return (
    <Centred>
      <Plate aria-hidden="true">
        {glyphUrl === undefined ? <Icon name={icon} size="large" /> : <img src={glyphUrl} alt="" />}
      </Plate>
      <Heading as={`h${level}`} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children !== undefined && <Text $tone="muted">{children}</Text>}
      {actions !== undefined && <Ways>{actions}</Ways>}
      {hint !== undefined && <Text $size="hint">{hint}</Text>}
    </Centred>
  );
}
