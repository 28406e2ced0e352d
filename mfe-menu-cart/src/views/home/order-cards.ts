import { Link } from '@tiffin/router';
import { media } from '@tiffin/ui';
import styled from 'styled-components';

/**
 * A list of orders and carts. Phones have one row, which scrolls sideways, so that two merchants stay on the first
 * screenful. Wider screens have two in a row.
 */
export const OrderCards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(86%, 1fr);
  gap: 12px;
  margin: 8px -16px 0;
  padding: 6px 16px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
  scrollbar-width: none;
  & > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  ${media.tabletUp} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: 20px 0 0;
    padding: 0;
    overflow: visible;
  }
`;

/** One of them: a picture, its words and an arrow. */
export const OrderCard = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  background: var(--surface);
  border-radius: var(--r-tin);
  padding: 14px 16px;
  box-shadow: var(--lift-1);
  text-decoration: none;
  height: 100%;
  @media (hover: hover) {
    &:hover {
      box-shadow: var(--lift-2);
    }
  }
`;
