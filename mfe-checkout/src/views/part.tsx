import { Heading, Icon, media, Text, Tier } from '@tiffin/ui';
import type { ReactElement, ReactNode, Ref } from 'react';
import styled from 'styled-components';

type PartState = 'done' | 'current' | 'todo';

const Frame = styled(Tier)`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: start;
  ${media.tabletUp} {
    padding: 20px 16px;
  }
`;

const marks = {
  done: 'background: var(--success); color: var(--on-success);',
  current: 'background: var(--primary); color: var(--on-primary);',
  todo: 'background: transparent; color: var(--text-muted); box-shadow: inset 0 0 0 2px var(--border-strong);',
} as const;

const Mark = styled.span<{ readonly $state: PartState }>`
  width: 34px;
  height: 34px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  font-weight: 750;
  ${({ $state }) => marks[$state]}
`;

const Body = styled.div`
  grid-column: 1 / -1;
  padding-top: 12px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
  padding-top: 4px;
`;

type PartProps = {
  readonly number: number;
  readonly state: PartState;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The button that opens the step again. */
  readonly change?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
};

/**
 * Renders one step of the checkout: its number or a check, its title, and its content.
 */
export function Part(props: PartProps): ReactElement {
  const { number, state, title, note, change, headingRef, children } = props;
  return (
    <Frame>
      <Mark $state={state} aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : number}
      </Mark>
      <Words>
        <Heading ref={headingRef} tabIndex={-1} aria-current={state === 'current' ? 'step' : undefined}>
          {title}
        </Heading>
        {note !== undefined && (
          <Text as="div" $size="small" $tone="muted">
            {note}
          </Text>
        )}
      </Words>
      {change ?? <span />}
      {children !== undefined && <Body>{children}</Body>}
    </Frame>
  );
}
