import { useEffect } from 'react';

/** The tab's title while a screen is shown; nothing while it is not known. Leaving gives back what was there. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
