import { useEffect } from 'react';

/** The tab's title while a screen is shown; leaving gives back what was there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
