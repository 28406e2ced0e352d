/** Globals that the observer reads and adds in a measured page, see observe.js. Times are in ms, bytes as transferred. */
declare global {
  var tiffinContent: string;
  var tiffinBench: {
    readableMs: number;
    usableMs: number;
    firstPaintMs: number;
    largestPaintMs: number;
    largest: string;
    blockedMs: number;
    shift: number;
    /** Whether the document had a rendered screen, and first data. */
    hasScreen: boolean;
    hasData: boolean;
  };
  var tiffinUsable: (payload: string) => void;
}
export {};
