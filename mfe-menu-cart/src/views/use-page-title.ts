import { useEffect } from 'react';

/** The tab's title while a screen is shown; nothing while it is not known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
