import { readTheme } from './read-theme';
import { themeTokens } from './theme-tokens';

/**
 * Applies the theme of the `themeJSON` parameter to the page's colours, by custom properties only, and again
 * whenever the colour scheme changes. Returns the function that removes it.
 */
export function applyTheme(json: string, root: HTMLElement): () => void {
  const theme = readTheme(json);
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let set: readonly string[] = [];
  const takeOff = (): void => {
    for (const token of set) root.style.removeProperty(token);
    set = [];
  };
  const putOn = (): void => {
    takeOff();
    const styles = getComputedStyle(root);
    const read = (token: string): string => styles.getPropertyValue(`--${token}`).trim();
    const tokens = Object.entries(themeTokens(theme, read));
    set = tokens.map(([token]) => `--${token}`);
    for (const [token, colour] of tokens) root.style.setProperty(`--${token}`, colour);
  };
  putOn();
  dark.addEventListener('change', putOn);
  return () => {
    dark.removeEventListener('change', putOn);
    takeOff();
  };
}
