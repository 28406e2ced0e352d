import { Card } from '@tiffin/ui';
import styled from 'styled-components';

/** The cart beside the menu, at most as high as the window below the bar of categories. */
export const CartFrame = styled(Card)`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 84px);
  padding: 0;
`;

/** What is in the cart. It scrolls, and what has the focus stays clear of the foot. */
export const CartLines = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 24px;
  & :is(a, button, input, textarea) {
    scroll-margin-bottom: 160px;
  }
`;

/**
 * The next step. It sticks to the edge of the window, not of the column: above a menu that is not scrolled yet, the
 * column ends below the window.
 */
export const CartFoot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding: 14px 24px 20px;
  background: var(--surface);
  border-top: 1.5px solid var(--border);
  border-radius: 0 0 var(--r-tin) var(--r-tin);
  &:empty {
    display: none;
  }
`;
