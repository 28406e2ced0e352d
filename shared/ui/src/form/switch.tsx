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
  width: 50px;
  height: 30px;
  margin: 0;
  border-radius: 15px;
  background: var(--border-strong);
  position: relative;
  flex: none;
  cursor: pointer;
  transition: background var(--t-quick);
  &::after {
    content: '';
    position: absolute;
    left: 4px;
    top: 4px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: #fff;
    transition: translate var(--t-base) var(--e-lid);
  }
  &:checked {
    background: var(--success);
  }
  &:checked::after {
    translate: 20px 0;
  }
  @media (prefers-color-scheme: dark) {
    &::after {
      background: var(--pepper-900);
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
    width: 24px;
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
