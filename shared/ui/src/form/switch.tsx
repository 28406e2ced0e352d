import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../text/text';

const Line = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  cursor: pointer;
  min-width: 0;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Lever = styled.input`
  appearance: none;
  font-size: 16px;
  width: 3.125em;
  height: 1.875em;
  margin: 0;
  border-radius: 1em;
  background: var(--border-strong);
  position: relative;
  flex: none;
  cursor: pointer;
  transition: background var(--t-quick);
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.25em;
    top: 0.25em;
    width: 1.375em;
    height: 1.375em;
    border-radius: 50%;
    background: #fff;
    transition: inset-inline-start var(--t-base) var(--e-lid);
  }
  &:checked {
    background: var(--success);
  }
  &:checked::after {
    inset-inline-start: 1.5em;
  }
  @media (prefers-color-scheme: dark) {
    &::after {
      background: var(--pepper-900);
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonFace;
    outline: 2px solid ButtonText;
    &:checked {
      background: Highlight;
    }
    &::after {
      background: ButtonText;
    }
    &:checked::after {
      background: HighlightText;
    }
    &:disabled {
      outline-color: GrayText;
    }
    &:focus-visible {
      outline: 4px solid Highlight;
      outline-offset: 2px;
    }
  }
`;

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  readonly label: ReactNode;
  readonly note?: ReactNode;
};

/** Renders a setting that applies at once: label at the left, switch at the right. */
export function Switch({ label, note, ...rest }: SwitchProps): ReactElement {
  return (
    <Line>
      <Words>
        {label}
        {note !== undefined && (
          <Text as="span" $size="small" $tone="muted" style={{ display: 'block' }}>
            {note}
          </Text>
        )}
      </Words>
      <Lever {...rest} type="checkbox" role="switch" />
    </Line>
  );
}
