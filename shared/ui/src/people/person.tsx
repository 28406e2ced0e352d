import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Tier } from '../layout/stack';
import { Text } from '../text/text';
import { media } from '../theme/breakpoint';

type Density = { readonly $compact: boolean };

const Line = styled(Tier)<Density>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  ${({ $compact }) => ($compact ? compactLine : roomyLine)}
`;

const compactLine = css`
  min-height: 52px;
  padding: 4px 14px;
  ${media.narrow} {
    column-gap: 10px;
    padding-inline: 10px;
  }
`;

const roomyLine = css`
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 12px;
    padding: 14px 12px;
  }
`;

/** On phones, a compact line leaves out what the person's panel shows. */
const Detail = styled.div<Density>`
  ${({ $compact }) =>
    $compact &&
    css`
      ${media.narrow} {
        display: none;
      }
    `}
`;

const Who = styled.div`
  min-width: 0;
  b {
    display: block;
    line-height: 1.25;
  }
`;

const Aside = styled.div<Density>`
  ${({ $compact }) => ($compact ? compactAside : roomyAside)}
`;

const compactAside = css`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const roomyAside = css`
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

/** Above an area that the name may spread over the whole tier. */
const Actions = styled.div`
  position: relative;
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-top: 6px;
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
  /** What the reader can do about the person. */
  readonly actions?: ReactNode;
  /** One line of a long list. Give it a small avatar and no items. */
  readonly compact?: boolean;
};

/** Renders one tier for a person: name, amount, items, actions. Put it into a Stack. */
export function Person(props: PersonProps): ReactElement {
  const { lid, name, note, amount, state, items = [], actions, compact: isCompact = false } = props;
  return (
    <Line $compact={isCompact}>
      {lid}
      <Who>
        <b>{name}</b>
        {note !== undefined && (
          <Detail $compact={isCompact}>
            <Text as="div" $size="small" $tone="muted">
              {note}
            </Text>
          </Detail>
        )}
      </Who>
      <Aside $compact={isCompact}>
        {amount !== undefined && (
          <Detail $compact={isCompact}>
            <Amount>{amount}</Amount>
          </Detail>
        )}
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
      {actions && <Actions>{actions}</Actions>}
    </Line>
  );
}
