import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** The grid of item cards: one column on phones, two on wider screens. */
export const ItemGrid = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  & > li {
    display: grid;
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
`;
