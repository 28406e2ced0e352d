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

/**
 * Renders the brand background at the top of a group's page: the host at the left, the countdown at the
 * right.
 */
export function GroupHead({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <Field>
      <Line>{children}</Line>
    </Field>
  );
}
