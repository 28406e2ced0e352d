import { useContext, useEffect } from 'react';
import { OwnsPageContext } from '../theme/owns-page';
import { showScreenTitle } from './page-title';

/**
 * Sets the tab's title while a screen is shown. Does nothing while the title is unknown, or on a partner's
 * page. Restores the previous title afterwards.
 */
export function usePageTitle(title: string | undefined): void {
  const ownsPage = useContext(OwnsPageContext);
  useEffect(() => (title === undefined || !ownsPage ? undefined : showScreenTitle(title)), [title, ownsPage]);
}
