import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from './field-context';
import { inputLook } from './input';

const Box = styled.textarea`
  ${inputLook}
  resize: vertical;
`;

/** Renders several lines of text input, inside a Field. */
export function Textarea(props: ComponentPropsWithRef<'textarea'>): ReactElement {
  return <Box rows={2} {...useControlAttributes()} {...props} />;
}
