import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Tick } from './tick';

const Line = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  position: relative;
  cursor: pointer;
  min-width: 0;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

type TickProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { readonly label: ReactNode };

/** Renders a checkbox with its label. */
export function Checkbox({ label, ...rest }: TickProps): ReactElement {
  return (
    <Line>
      <Tick {...rest} type="checkbox" />
      <Words>{label}</Words>
    </Line>
  );
}

/** Renders a radio with its label. */
export function Radio({ label, ...rest }: TickProps): ReactElement {
  return (
    <Line>
      <Tick {...rest} type="radio" />
      <Words>{label}</Words>
    </Line>
  );
}
