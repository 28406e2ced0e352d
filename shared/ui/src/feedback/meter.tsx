import type { ReactElement } from 'react';
import styled from 'styled-components';

const Track = styled.div<{ $tone: 'good' | 'warn' }>`
  height: 10px;
  border-radius: 5px;
  background: var(--sunken);
  overflow: hidden;
  box-shadow: inset 0 0 0 1px var(--border);
  i {
    display: block;
    height: 100%;
    border-radius: 5px;
    background: ${({ $tone }) => ($tone === 'warn' ? 'var(--warning)' : 'var(--success)')};
    transition: width var(--t-settle) var(--e-out);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

type MeterProps = {
  /** The meter's name with its amounts: "36.80 of 40.00". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** `warn` is a limit that was passed. */
  readonly tone?: 'good' | 'warn';
};

/** Renders the progress towards a threshold, or a limit that was passed. */
export function Meter({ label, value, max, tone = 'good' }: MeterProps): ReactElement {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 100;
  return (
    <Track $tone={tone} role="img" aria-label={label}>
      <i style={{ width: `${percent}%` }} />
    </Track>
  );
}
