import { getConfig } from '@tiffin/config';
import { CartBar, OnlyDesktop } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Sticky = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 1;
`;

type ActionProps = { readonly children: ReactNode };

/**
 * Renders the next step at the end of the order. It is sticky on desktops for the one organisation that may
 * (specification 9); on its phones and tablets `StickyActionBar` is there instead.
 */
export function StickyAction({ children }: ActionProps): ReactElement {
  return mayStick() ? (
    <OnlyDesktop>
      <Sticky>{children}</Sticky>
    </OnlyDesktop>
  ) : (
    <>{children}</>
  );
}

/** Renders the next step at the bottom of phones and tablets, for the one organisation that may (specification 9). */
export function StickyActionBar({ label, children }: ActionProps & { readonly label: string }): ReactNode {
  return mayStick() && <CartBar label={label}>{children}</CartBar>;
}

function mayStick(): boolean {
  return getConfig().organization?.hasStickyPlaceOrder === true;
}
