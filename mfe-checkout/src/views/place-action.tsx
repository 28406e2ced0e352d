import { getConfig } from '@tiffin/config';
import { OnlyDesktop } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Sticky = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 1;
`;

/** The next step beside the order, on desktops; the one organisation that may has it always in view (specification 9). */
export function PlaceAction({ children }: { readonly children: ReactNode }): ReactElement {
  const isSticky = getConfig().organization?.hasStickyPlaceOrder === true;
  return <OnlyDesktop>{isSticky ? <Sticky>{children}</Sticky> : children}</OnlyDesktop>;
}
