import styled from 'styled-components';
import { media } from '../theme/breakpoint';

/**
 * A main part and, on desktops, a side column of 372 px (412 when wide). On other screens one is below the
 * other.
 */
export const SideLayout = styled.div<{ readonly $wide?: boolean }>`
  display: grid;
  gap: 32px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${({ $wide }) => ($wide ? 412 : 372)}px;
    gap: 40px;
    align-items: start;
  }
`;

/** A side column that stays in view on desktops. Name it with `aria-label`. */
export const StickySide = styled.section`
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: 20px;
  }
`;
