/** Pixels of the smallest pictures in lists up to the widest picture of a desktop. */
const WIDTHS = [160, 320, 640, 1280];

let pattern: string | undefined;

/** Lets a CDN shrink pictures. Its URL has the placeholders `{width}` and `{url}`. */
export function setPictureResizer(url: string | undefined): void {
  pattern = url;
}

/** Returns the URLs of a picture by width, for `srcset`. Undefined without a CDN, and for pictures of the site itself. */
export function sourcesOf(src: string): string | undefined {
  if (!pattern || !src.startsWith('http')) return undefined;
  const of = pattern.replace('{url}', encodeURIComponent(src));
  return WIDTHS.map((width) => `${of.replace('{width}', String(width))} ${width}w`).join();
}
