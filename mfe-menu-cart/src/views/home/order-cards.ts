import { Link } from '@tiffin/router';
import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** A list of orders and carts, two in a row on wider screens. */
export const OrderCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 20px;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
  &:hover {
    box-shadow: var(--lift-2);
  }
`;
