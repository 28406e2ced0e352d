import styled from 'styled-components';
import { media } from '../theme/breakpoint';

/** A raised surface. Tiers inside it are inset, and quiet controls on them have the surface's colour. */
export const Card = styled.div`
  --tier: var(--inset);
  --on-tier: var(--surface);
  background: var(--surface);
  border-radius: var(--r-tin);
  padding: 20px;
  box-shadow: var(--lift-1);
  min-width: 0;
  ${media.tabletUp} {
    padding: 24px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${media.tiny} {
    padding: 16px;
  }
`;
