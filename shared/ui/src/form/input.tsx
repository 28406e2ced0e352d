import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { useControlAttributes } from './field-context';

/** The style of text inputs. */
export const inputLook = css`
  width: 100%;
  min-height: 50px;
  padding: 11px 14px;
  border-radius: var(--r-control);
  border: 1.5px solid var(--border-strong);
  background: var(--surface);
  color: var(--text);
  min-width: 0;
  line-height: 1.5;
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--focus-ring);
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--danger);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--text-muted);
  }
`;

const Box = styled.input<{ readonly $code?: boolean }>`
  ${inputLook}
  ${({ $code }) =>
    $code &&
    css`
      font-size: 28px;
      line-height: 1;
      font-weight: 700;
      letter-spacing: 0.3em;
      font-variant-numeric: tabular-nums;
      padding-block: 14px;
      text-align: center;
    `}
`;

type InputProps = ComponentPropsWithRef<'input'> & {
  /** A one-time code: large and spaced. */
  readonly code?: boolean;
};

/** Renders one line of text input, inside a Field. */
export function Input({ code, ...rest }: InputProps): ReactElement {
  return <Box {...useControlAttributes()} {...rest} $code={code} />;
}
