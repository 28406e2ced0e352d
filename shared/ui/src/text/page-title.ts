let siteTitle: string | undefined;
let titleBefore = '';
let places = 0;
const screenTitles = new Map<number, string>();

/** Sets the title of the tab for pages whose screen has no title of its own; undefined where the page is not ours. */
export function setSiteTitle(title: string | undefined): void {
  siteTitle = title;
  showTitle();
}

/** Returns the next place of a component among all that have a title. Components inside others come later, as React renders them. */
export function nextPlace(): number {
  places += 1;
  return places;
}

/**
 * Shows a title in the tab, unless a later place has one. Returns a function that takes it back, after which the tab shows
 * the title of the place before, or the site's. No other module may write to `document.title`.
 */
export function showScreenTitle(place: number, title: string): () => void {
  if (screenTitles.size === 0) titleBefore = document.title;
  screenTitles.set(place, title);
  showTitle();
  return () => {
    screenTitles.delete(place);
    showTitle();
  };
}

function showTitle(): void {
  document.title = screenTitles.get(Math.max(...screenTitles.keys())) ?? siteTitle ?? titleBefore;
}
