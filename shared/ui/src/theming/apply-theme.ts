import { readTheme } from './read-theme';
import { themeTokens } from './theme-tokens';

/**
 * Puts the theme of the `themeJSON` parameter over the page's colours, by custom properties alone, and again whenever the
 * surroundings turn light or dark. Gives back how to take it off.
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
