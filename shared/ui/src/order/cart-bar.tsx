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
  /** Names the region. */
  readonly label: string;
  /** One primary split button, big and wide. */
  readonly children: ReactNode;
};

/** The fixed bar at the bottom of tablets and phones; the page keeps room for it. */
export function CartBar({ label, children }: CartBarProps): ReactElement {
  return (
    <Bar aria-label={label} data-cart-bar="">
      {children}
    </Bar>
  );
}
