import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** The brand field at the head of the page: the moment of the order. */
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

/** Words at the left, plates at the right on desktops. */
export const HeroLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

/** The card that lies over the lower edge of the field. */
export const Pulled = styled.div`
  margin-top: -30px;
  position: relative;
  z-index: 1;
  ${media.desktop} {
    margin-top: -44px;
  }
`;
