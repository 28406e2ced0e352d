import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { VisuallyHidden } from '../text/visually-hidden';
import { media } from '../theme/breakpoint';

const Group = styled.fieldset`
  display: inline-flex;
  padding: 2px;
  gap: 2px;
  border: 0;
  margin: 0;
  border-radius: var(--r-control);
  background: var(--sunken);
  max-width: 100%;
  justify-self: start;
`;

const Part = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 44px;
  padding: 0 14px;
  border-radius: 12px;
  font-weight: 650;
  font-size: 14.5px;
  cursor: pointer;
  position: relative;
  min-width: 0;
  ${media.tiny} {
    padding: 0 8px;
  }
  input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    width: 100%;
    height: 100%;
    cursor: pointer;
  }
  &:has(:checked) {
    background: var(--inverse);
    color: var(--on-inverse);
  }
  &:has(:disabled) {
    color: var(--text-muted);
    text-decoration: line-through;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

type SegmentedProps<Value extends string> = {
  /** The choice's name; not shown. */
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly icon?: IconName;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: Value) => void;
};

/** Renders two to four exclusive options: delivery or pickup, the day. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactElement {
  const { legend, value, options, onChange } = props;
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <Part key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </Part>
      ))}
    </Group>
  );
}
