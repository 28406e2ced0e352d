import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Tier } from '../layout/stack';
import { media } from '../theme/breakpoint';

const Box = styled(Tier)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const What = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  ${media.narrow} {
    gap: 12px;
  }
`;

// The amount goes below the name where it would take more than 30 % of the line, whatever the screen's width.
const Words = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Name = styled.div`
  flex: 1 1 min(70%, 288px);
  min-width: 0;
`;

const Detail = styled.div`
  font-size: 13.5px;
  line-height: 1.4;
  color: var(--text-muted);
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 650;
`;

const Ends = styled.div`
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
        <Words>
          <Name>
            <b>{name}</b>
            {detail !== undefined && <Detail>{detail}</Detail>}
          </Name>
          {amount !== undefined && <Amount>{amount}</Amount>}
        </Words>
      </What>
      {(action !== undefined || control !== undefined) && (
        <Ends>
          <span>{action}</span>
          {control}
        </Ends>
      )}
    </Box>
  );
}
