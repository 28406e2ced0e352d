import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Tier } from '../layout/stack';
import { Text } from '../text/text';
import { media } from '../theme/breakpoint';
import { Tick } from './tick';

const Line = styled(Tier)`
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 64px;
  cursor: pointer;
  position: relative;
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--primary);
  }
  &:has(:disabled) {
    cursor: default;
    color: var(--text-muted);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
    z-index: 1;
  }
  input:focus-visible {
    outline: 0;
  }
  ${media.narrow} {
    flex-wrap: wrap;
    gap: 6px 12px;
    & > svg {
      display: none;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  ${media.narrow} {
    flex: 1 1 60%;
  }
`;

type ChoiceRowProps = Omit<ComponentPropsWithRef<'input'>, 'title' | 'type'> & {
  readonly type?: 'radio' | 'checkbox';
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** At the right: an amount, a Badge. */
  readonly aside?: ReactNode;
};

/** Renders one tier of a choice. Put it into `<Stack as="div">` inside a fieldset. */
export function ChoiceRow(props: ChoiceRowProps): ReactElement {
  const { type = 'radio', icon, title, note, aside, ...rest } = props;
  return (
    <Line as="label">
      <Tick {...rest} type={type} />
      {icon && <Icon name={icon} />}
      <Words>
        <b>{title}</b>
        {note !== undefined && (
          <Text as="span" $size="small" $tone="muted" style={{ display: 'block' }}>
            {note}
          </Text>
        )}
      </Words>
      {aside}
    </Line>
  );
}
