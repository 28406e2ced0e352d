/** A point of a drawing, and a direction where one is needed. */
export type Point = readonly [x: number, y: number];

/** Circles of the table become ellipses: dishes are seen from about 40 degrees above it. */
export const TILT = 0.62;

/** Writes a number with at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Draws an ellipse; by default a circle on the table. */
export function ellipse([x, y]: Point, rx: number, fill: string, ry = rx * TILT, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;
}

/** Draws an ellipse's outline. */
export function ring([x, y]: Point, rx: number, stroke: string, width: number, ry = rx * TILT): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

/** Draws a filled path. */
export function area(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** Draws a line. The document around it gives it round ends. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`;
}

/** Moves, scales and turns a part of a drawing. */
export function at([x, y]: Point, part: string, scale = 1, turn = 0): string {
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  const turned = turn === 0 ? '' : `rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${size}">${part}</g>`;
}

/** Draws a part at several places, of which the document holds one copy. `id` is unique among all dishes. */
export function copies(
  id: string,
  part: string,
  places: readonly (readonly [x: number, y: number, scale: number, turn?: number])[],
): string {
  const uses = places.map(([x, y, scale, turn = 0]) => {
    const turned = turn === 0 ? '' : `rotate(${turn})`;
    return `<use href="#${id}" transform="translate(${x} ${y})${turned}scale(${scale})"/>`;
  });
  return `<defs><g id="${id}">${part}</g></defs>${uses.join('')}`;
}

/** Lets a part of a drawing cast a shadow on what lies under it. */
export function lifted(part: string): string {
  return `<g filter="url(#lift)">${part}</g>`;
}

/** Draws the shadow of something that stands on the table around a point. */
export function contact([x, y]: Point, rx: number, ry = rx * 0.42): string {
  return ellipse([x + rx * 0.07, y], rx, 'url(#contact)', ry);
}

/** Returns a closed path through points, with round corners. */
export function smooth(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [x, y] = pointOf(points, index);
    const [nextX, nextY] = pointOf(points, index + 1);
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  const [startX, startY] = middle(points.length - 1);
  const curves = points.map(([x, y], index) => {
    const [endX, endY] = middle(index);
    return `Q${n(x)} ${n(y)} ${n(endX)} ${n(endY)}`;
  });
  return `M${n(startX)} ${n(startY)}${curves.join('')}z`;
}

function pointOf(points: readonly Point[], index: number): Point {
  return points[index % points.length] ?? [0, 0];
}
