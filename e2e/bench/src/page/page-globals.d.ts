/** Globals that the observer adds to a measured page. */
declare global {
  var tiffinBench: { menuMs: number; firstPaintMs: number; largestPaintMs: number; blockedMs: number };
  var tiffinMenuShown: (payload: string) => void;
}
export {};
