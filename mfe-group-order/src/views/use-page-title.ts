import { useEffect } from 'react';

/** Sets the tab's title while a screen is shown. Restores the previous title afterwards. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
