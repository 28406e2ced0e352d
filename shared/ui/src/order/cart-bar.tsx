import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
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
    <Bar aria-label={label} data-cart-bar="" ref={publishHeight}>
      {children}
    </Bar>
  );
}

/** Writes the height of the bar to the page for as long as the bar is shown: it can have several buttons. */
function publishHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--cart-bar', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
  };
}
