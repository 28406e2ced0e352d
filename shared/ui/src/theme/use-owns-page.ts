import { useContext } from 'react';
import { OwnsPageContext } from './owns-page';

/** Returns whether the page is this site's own, not a partner's with a part of this site in it. */
export function useOwnsPage(): boolean {
  return useContext(OwnsPageContext);
}
