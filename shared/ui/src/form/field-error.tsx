import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';

const Line = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  font-size: 14px;
  line-height: 1.4;
  font-weight: 650;
  color: var(--danger);
  svg {
    margin-top: 1px;
  }
`;

type FieldErrorProps = { readonly id?: string; readonly children: ReactNode };

/** Renders what is wrong with a field or a group of options. Link it with `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  return (
    <Line id={id}>
      <Icon name="warning" size="small" />
      <span>{children}</span>
    </Line>
  );
}
