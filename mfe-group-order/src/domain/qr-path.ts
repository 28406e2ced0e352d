/** Returns the dark modules of a QR code as one SVG path, with one unit per module. */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
