/** The dark squares of a QR code as one SVG path on a grid of one unit a square. */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
