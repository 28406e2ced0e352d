import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Tier } from '../layout/stack';
import { Text } from '../text/text';
import { media } from '../theme/breakpoint';

const Line = styled(Tier)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 12px;
    padding: 14px 12px;
  }
`;

const Who = styled.div`
  min-width: 0;
  b {
    display: block;
    line-height: 1.25;
  }
`;

const Aside = styled.div`
  display: grid;
  justify-items: end;
  gap: 3px;
  text-align: end;
  ${media.narrow} {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    flex-direction: row-reverse;
    justify-content: space-between;
    align-items: center;
    text-align: start;
    padding-top: 4px;
    & > :only-child {
      margin-inline-end: auto;
    }
  }
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 650;
`;

const Eats = styled.ul`
  grid-column: 2 / -1;
  font-size: 14.5px;
  display: grid;
  gap: 3px;
  color: var(--text-muted);
  padding-top: 6px;
  li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    min-width: 0;
  }
  li span:first-child {
    min-width: 0;
  }
  li span:last-child {
    font-variant-numeric: tabular-nums;
  }
`;

type PersonProps = {
  /** An avatar or a small Picture. */
  readonly lid: ReactNode;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly amount?: ReactNode;
  /** A Badge or a Button: the person's status or an action. */
  readonly state?: ReactNode;
  readonly items?: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly amount?: ReactNode;
  }[];
};

/** Renders one tier for a person: name, amount, items. Put it into a Stack. */
export function Person({ lid, name, note, amount, state, items = [] }: PersonProps): ReactElement {
  return (
    <Line>
      {lid}
      <Who>
        <b>{name}</b>
        {note !== undefined && (
          <Text as="div" $size="small" $tone="muted">
            {note}
          </Text>
        )}
      </Who>
      <Aside>
        {amount !== undefined && <Amount>{amount}</Amount>}
        {state}
      </Aside>
      {items.length > 0 && (
        <Eats>
          {items.map((item) => (
            <li key={item.key}>
              <span>{item.label}</span>
              {item.amount !== undefined && <span>{item.amount}</span>}
            </li>
          ))}
        </Eats>
      )}
    </Line>
  );
}
