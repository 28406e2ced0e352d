import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { publishHeight } from '../layout/publish-height';
import { media } from '../theme/breakpoint';

const Bar = styled.section`
  position: fixed;
  inset-inline: 0;
  bottom: 0;
  z-index: var(--z-cart-bar);
  padding: 10px 12px calc(10px + env(safe-area-inset-bottom));
  background: var(--background);
  border-top: 1.5px solid var(--border);
  ${media.desktop} {
    display: none;
  }
`;

const publish = publishHeight('--cart-bar');

type CartBarProps = {
  /** The region's name. */
  readonly label: string;
  /** One primary split button, large and wide. */
  readonly children: ReactNode;
};

/**
 * Renders the fixed bar at the bottom of tablets and phones. The page reserves space for it, and toasts stay above
 * it.
 */
export function CartBar({ label, children }: CartBarProps): ReactElement {
  return (
    <Bar aria-label={label} data-cart-bar="" ref={publish}>
      {children}
    </Bar>
  );
}
