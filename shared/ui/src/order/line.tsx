import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Tier } from '../layout/stack';
import { media } from '../theme/breakpoint';

const Box = styled(Tier)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 12px;
  align-items: start;
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const What = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  min-width: 0;
  & > div:last-child {
    flex: 1;
    min-width: 0;
  }
  ${media.narrow} {
    gap: 12px;
  }
`;

const Detail = styled.div`
  font-size: 13.5px;
  line-height: 1.4;
  color: var(--text-muted);
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  justify-self: end;
  ${media.tiny} {
    justify-self: start;
  }
`;

const Ends = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px;
`;

type LineProps = {
  /** A small Picture. */
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  /** Options and note, in small text. */
  readonly detail?: ReactNode;
  readonly amount?: ReactNode;
  /** At the bottom left: "Edit". */
  readonly action?: ReactNode;
  /** At the bottom right: a Stepper. */
  readonly control?: ReactNode;
};

/** Renders one line of a cart, an order or a receipt. Put it into a Stack. */
export function Line({ picture, name, detail, amount, action, control }: LineProps): ReactElement {
  return (
    <Box>
      <What>
        {picture}
        <div>
          <b>{name}</b>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </div>
      </What>
      {amount !== undefined && <Amount>{amount}</Amount>}
      {(action !== undefined || control !== undefined) && (
        <Ends>
          <span>{action}</span>
          {control}
        </Ends>
      )}
    </Box>
  );
}
