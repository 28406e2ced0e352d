import type { ReactElement } from 'react';
import styled from 'styled-components';

const Track = styled.div`
  height: 10px;
  border-radius: 5px;
  background: var(--sunken);
  overflow: hidden;
  box-shadow: inset 0 0 0 1px var(--border);
  i {
    display: block;
    height: 100%;
    border-radius: 5px;
    background: var(--success);
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
};

/** Renders the progress towards a threshold. */
export function Meter({ label, value, max }: MeterProps): ReactElement {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 100;
  return (
    <Track role="img" aria-label={label}>
      <i style={{ width: `${percent}%` }} />
    </Track>
  );
}
