import { useEffect } from 'react';

/** Applies the theme in the page's URL. The code of themes is loaded only then. */
export function useThemeParameter(): void {
  useEffect(() => {
    const json = new URLSearchParams(window.location.search).get('themeJSON');
    if (!json) return;
    let takeOff: (() => void) | undefined;
    let isGone = false;
    void import('@tiffin/ui/theming').then(({ applyTheme }) => {
      if (!isGone) takeOff = applyTheme(json, document.documentElement);
    });
    return () => {
      isGone = true;
      takeOff?.();
    };
  }, []);
}
