import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { useControlAttributes } from './field-context';
import { inputLook } from './input';

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-inline-end: 14px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const Box = styled.select`
  ${inputLook}
  appearance: none;
  padding-inline-end: 44px;
`;

/** Renders a choice among many, inside a Field. */
export function Select(props: ComponentPropsWithRef<'select'>): ReactElement {
  return (
    <Frame>
      <Box {...useControlAttributes()} {...props} />
      <Icon name="chevron-down" />
    </Frame>
  );
}
