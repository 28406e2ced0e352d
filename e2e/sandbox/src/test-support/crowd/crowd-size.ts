/** How much data a crowd leaves behind: ten orders a person, and one group for ten orders. */
export type CrowdSize = {
  readonly orders: number;
  readonly merchants: number;
};
