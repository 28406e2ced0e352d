import { useFormat } from '@tiffin/i18n';
import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { InfoButton } from './info-button';
import { InfoNote } from './info-note';

const kinds = {
  plain: css``,
  off: css`
    dt,
    dd {
      color: var(--success);
      font-weight: 650;
    }
  `,
  sub: css`
    font-size: 15px;
    border-top: 1.5px solid var(--border);
    padding-top: 10px;
    dt,
    dd {
      color: var(--text);
      font-weight: 700;
    }
  `,
  total: css`
    padding-top: 12px;
    margin-top: 4px;
    border-top: 1.5px solid var(--border);
    font-size: 19px;
    dt {
      color: var(--text);
      font-weight: 750;
    }
    dd {
      font-weight: 800;
      letter-spacing: -0.02em;
    }
  `,
} as const;

const List = styled.dl`
  display: grid;
  gap: 8px;
  font-size: 15px;
  &&[aria-busy='true'] :is(dt, dd) {
    color: var(--text-muted);
  }
`;

const Line = styled.div<{ readonly $kind: keyof typeof kinds }>`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  align-items: baseline;
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--text-muted);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
  ${({ $kind }) => kinds[$kind]}
`;

/** One line of a sum. */
export type TotalsRow = {
  readonly key: string;
  readonly label: string;
  /** An amount, or a word instead of it ("Free"). */
  readonly amountMicro: number | string;
  /** `off` is a discount, `sub` a subtotal, `total` the last line. */
  readonly kind?: keyof typeof kinds;
  /** What the fee is, behind an info button. */
  readonly info?: ReactNode;
  /** Opens a dialog about the fee. The info button then does this instead of showing `info`. */
  readonly onInfo?: () => void;
};

type TotalsProps = {
  readonly rows: readonly TotalsRow[];
  readonly currencyCode: string;
  /** A newer sum is loading: the amounts stay, in a paler colour. */
  readonly busy?: boolean;
};

/** Renders the price line by line. */
export function Totals({ rows, currencyCode, busy = false }: TotalsProps): ReactElement {
  const format = useFormat();
  return (
    <List aria-busy={busy || undefined}>
      {rows.map(({ key, label, amountMicro, kind = 'plain', info, onInfo }) => (
        <Line key={key} $kind={kind}>
          <dt>
            {label}
            {onInfo && <InfoButton label={label} aria-haspopup="dialog" onClick={onInfo} />}
            {info !== undefined && !onInfo && <InfoNote label={label}>{info}</InfoNote>}
          </dt>
          <dd>{typeof amountMicro === 'string' ? amountMicro : format.money(amountMicro, currencyCode)}</dd>
        </Line>
      ))}
    </List>
  );
}
