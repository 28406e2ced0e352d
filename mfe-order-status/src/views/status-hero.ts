import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** The brand background at the top of the page, for the order's state. */
export const StatusHero = styled.div`
  background: var(--brand-field);
  color: var(--on-brand-field);
  overflow: hidden;
  padding-block: 20px 62px;
  min-height: 268px;
  ${media.desktop} {
    padding-bottom: 84px;
    min-height: 348px;
  }
`;

/** Text at the left, decoration at the right on desktops. */
export const HeroLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
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
