import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** The box of an item card: text at the left, a square picture at the right. */
export const ItemBox = styled.a`
  --picture-radius: 15px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 112px;
  gap: 14px;
  background: var(--surface);
  border-radius: var(--r-tin);
  padding-block: 10px;
  padding-inline: 16px 10px;
  text-decoration: none;
  box-shadow: var(--lift-1);
  position: relative;
  align-items: start;
  transition: box-shadow var(--t-base);
  @media (hover: hover) {
    &:hover {
      box-shadow: var(--lift-2);
    }
  }
  &[aria-disabled='true'] {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--border);
    h3 {
      color: var(--text-muted);
    }
  }
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr) 88px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
