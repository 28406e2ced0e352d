import { piecesOf } from './pieces';
import { definitionsOf } from './tones';

/** Returns what a drawing refers to, as the content of `defs`. */
export function definitions(drawing: string): string {
  const pieces = piecesOf(drawing);
  return definitionsOf(pieces + drawing) + pieces;
}

/** Writes the numbers of paths as short as SVG allows. */
export function shortened(svg: string): string {
  return svg.replace(/\bd="[^"]+"/g, (d) =>
    d
      .replace(/([\d.]) -/g, '$1-')
      .replace(/(^|[^\d])0\./g, '$1.')
      .replace(/(\.\d+) \./g, '$1.'),
  );
}
