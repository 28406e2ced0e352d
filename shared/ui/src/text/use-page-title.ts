import { useContext, useEffect, useState } from 'react';
import { OwnsPageContext } from '../theme/owns-page';
import { nextPlace, showScreenTitle } from './page-title';

/**
 * Sets the tab's title while a screen or a part of it is shown: the innermost title counts. Does nothing while the title is unknown,
 * or on a partner's page. Restores the previous title afterwards.
 */
export function usePageTitle(title: string | undefined): void {
  const ownsPage = useContext(OwnsPageContext);
  const [place] = useState(nextPlace);
  useEffect(
    () => (title === undefined || !ownsPage ? undefined : showScreenTitle(place, title)),
    [place, title, ownsPage],
  );
}
