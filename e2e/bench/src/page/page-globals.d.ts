/** What the observer in a measured page leaves there. */
declare global {
  var tiffinBench: { menuMs: number; firstPaintMs: number; largestPaintMs: number; blockedMs: number };
  var tiffinMenuShown: (payload: string) => void;
}
export {};
