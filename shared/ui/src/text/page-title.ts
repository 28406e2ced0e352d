let siteTitle: string | undefined;
let titleBefore = '';
const screenTitles = new Map<symbol, string>();

/** Sets the title of the tab for pages whose screen has no title of its own. */
export function setSiteTitle(title: string): void {
  siteTitle = title;
  showTitle();
}

/**
 * Shows a screen's title in the tab. Returns a function that takes it back, after which the tab shows the title
 * of the screen before it, or the site's. No other module may write to `document.title`.
 */
export function showScreenTitle(title: string): () => void {
  const key = Symbol(title);
  if (screenTitles.size === 0) titleBefore = document.title;
  screenTitles.set(key, title);
  showTitle();
  return () => {
    screenTitles.delete(key);
    showTitle();
  };
}

function showTitle(): void {
  document.title = [...screenTitles.values()].at(-1) ?? siteTitle ?? titleBefore;
}
