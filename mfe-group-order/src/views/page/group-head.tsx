import { media, Wrap } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Field = styled.div`
  background: var(--brand-field);
  color: var(--on-brand-field);
`;

const Line = styled(Wrap)`
  padding-block: 12px 26px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  --lids-on: var(--brand-field);
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding-block: 18px 34px;
  }
`;

/** The brand field at the head of a group's page: whose order at the left, its clock at the right. */
export function GroupHead({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Field>
      <Line>{children}</Line>
    </Field>
  );
}
