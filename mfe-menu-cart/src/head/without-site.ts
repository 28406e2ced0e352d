/** Returns the title that a screen shows in the tab without the site's name at its end, which whoever writes the page adds. */
export function withoutSite(title: string): string {
  return title.replace(/ · Tiffin$/, '');
}
