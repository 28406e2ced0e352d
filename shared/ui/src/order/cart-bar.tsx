import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/breakpoint';

const Bar = styled.section`
  position: fixed;
  left: 0;
  right: 0;
  bottom: 0;
  z-index: var(--z-cart-bar);
  padding: 10px 12px calc(10px + env(safe-area-inset-bottom));
  background: var(--background);
  border-top: 1.5px solid var(--border);
  ${media.desktop} {
    display: none;
  }
`;

type CartBarProps = {
  /** The region's name. */
  readonly label: string;
  /** One primary split button, large and wide. */
  readonly children: ReactNode;
};

/** Renders the fixed bar at the bottom of tablets and phones. The page reserves space for it. */
export function CartBar({ label, children }: CartBarProps): ReactElement {
  return (
    <Bar aria-label={label} data-cart-bar="">
      {children}
    </Bar>
  );
}
