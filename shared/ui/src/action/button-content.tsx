import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Amount } from './button-look';
import { Spinner } from './spinner';

const Kept = styled.span<{ readonly $hidden: boolean }>`
  ${({ $hidden }) => $hidden && 'visibility: hidden;'}
`;

const Label = styled.span`
  min-width: 0;
`;

const Aside = styled.span`
  position: absolute;
  inset-inline-end: 4px;
  top: 4px;
`;

type ButtonContentProps = {
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly amount?: ReactNode;
  readonly busy?: boolean;
};

/**
 * Renders icon, label and amount. While busy a spinner replaces the amount, else the icon, else it takes a
 * corner. The width never changes.
 */
export function ButtonContent({ children, icon, amount, busy = false }: ButtonContentProps): ReactElement {
  const hasAmount = amount !== undefined;
  return (
    <>
      {icon && (busy && !hasAmount ? <IconSpinner /> : <Icon name={icon} />)}
      <Label>{children}</Label>
      {hasAmount && (
        <Amount>
          <Kept $hidden={busy}>{amount}</Kept>
          {busy && <Spinner />}
        </Amount>
      )}
      {busy && !hasAmount && !icon && (
        <Aside>
          <Spinner />
        </Aside>
      )}
    </>
  );
}

const IconSpinner = styled(Spinner)`
  width: 20px;
  height: 20px;
`;
