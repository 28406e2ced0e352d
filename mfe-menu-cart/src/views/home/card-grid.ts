import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** The grid of merchant cards: one column, two on tablets, three on desktops, four on the widest. */
export const CardGrid = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tabletUp} {
    gap: 28px 20px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 36px 24px;
  }
  ${media.widest} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
