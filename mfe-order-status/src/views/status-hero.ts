import type { OrderPhase } from '@tiffin/domain';
import { media } from '@tiffin/ui';
import styled, { css } from 'styled-components';

/** An order that has ended has no cheerful brand colour: green if it arrived, grey or red if it did not. */
const tones: Readonly<Record<Exclude<OrderPhase, 'active'>, ReturnType<typeof css>>> = {
  done: css`
    --brand-field: var(--success-soft);
    --on-brand-field: var(--on-success-soft);
    --on-brand-field-muted: var(--on-success-soft);
  `,
  cancelled: css`
    --brand-field: var(--sunken);
    --on-brand-field: var(--text);
    --on-brand-field-muted: var(--text);
  `,
  rejected: css`
    --brand-field: var(--danger-soft);
    --on-brand-field: var(--on-danger-soft);
    --on-brand-field-muted: var(--on-danger-soft);
  `,
};

/** The background at the top of the page, for the order's state. */
export const StatusHero = styled.div<{ readonly $phase?: OrderPhase }>`
  ${({ $phase = 'active' }) => $phase !== 'active' && tones[$phase]}
  background: var(--brand-field);
  color: var(--on-brand-field);
  transition:
    background-color var(--t-settle),
    color var(--t-settle);
  overflow: hidden;
  padding-block: 20px 62px;
  min-height: 268px;
  ${media.desktop} {
    padding-bottom: 84px;
    min-height: 348px;
  }
`;

/** Text at the left, decoration at the right. */
export const HeroLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-columns: auto;
  grid-auto-flow: column;
  gap: 16px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 24px;
  }
`;

/** The card that overlaps the lower edge of the background. */
export const Pulled = styled.div`
  margin-top: -30px;
  position: relative;
  z-index: 1;
  ${media.desktop} {
    margin-top: -44px;
  }
`;
