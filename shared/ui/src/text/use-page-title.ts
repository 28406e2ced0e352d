import { useContext, useEffect } from 'react';
import { OwnsPageContext } from '../theme/owns-page';

/**
 * The tab's title while a screen is shown; nothing while it is not known, or on a partner's page. Leaving gives back what
 * was there.
 */
export function usePageTitle(title: string | undefined): void {
  const ownsPage = useContext(OwnsPageContext);
  useEffect(() => {
    if (title === undefined || !ownsPage) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title, ownsPage]);
}
