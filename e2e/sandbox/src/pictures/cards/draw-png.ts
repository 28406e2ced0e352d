import { fontFamily, fontFiles } from './font-faces';

/**
 * Draws an SVG document as a PNG of its own size, off the main thread. The renderer has a binary for each platform and
 * loads with the first picture, so that the sandbox starts on a platform without one.
 */
export async function drawPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: fontFamily },
  });
  return image.asPng();
}
