import { getConfig } from '@tiffin/config';
import { OnlyDesktop } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Sticky = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 1;
`;

/**
 * Renders the next step beside the order, on desktops. It is sticky for the one organisation that may
 * (specification 9).
 */
export function StickyAction({ children }: { readonly children: ReactNode }): ReactElement {
  const isSticky = getConfig().organization?.hasStickyPlaceOrder === true;
  return <OnlyDesktop>{isSticky ? <Sticky>{children}</Sticky> : children}</OnlyDesktop>;
}
