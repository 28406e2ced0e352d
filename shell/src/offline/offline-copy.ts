/** A page as text, for reading without a network. `shell/server/static/offline.js` shows it. */
export type OfflineCopy = {
  /** The path that it replaces, without its query. */
  readonly path: string;
  /** A menu is shown only on the day on which it was stored. */
  readonly kind: 'orders' | 'order' | 'menu';
  /** Whether the list of stored pages names it. */
  readonly isListed: boolean;
  readonly title: string;
  /** When the data was fetched, in words: "As of Sun 22 Nov, 12:05". */
  readonly asOf: string;
  /** The same in milliseconds since 1970. */
  readonly storedAt: number;
  /** BCP 47 tag of its texts. */
  readonly lang: string;
  readonly parts: readonly OfflinePart[];
};

export type OfflinePart = {
  readonly heading: string;
  readonly rows: readonly {
    readonly text: string;
    readonly note: string;
    /** A formatted price; empty if the row has none. */
    readonly amount: string;
  }[];
};
