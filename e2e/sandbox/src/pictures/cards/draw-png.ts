import { renderAsync } from '@resvg/resvg-js';
import { fontFamily, fontFiles } from './font-faces';

/** Draws an SVG document as a PNG of its own size, off the main thread. */
export async function drawPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: fontFamily },
  });
  return image.asPng();
}
