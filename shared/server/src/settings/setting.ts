/** Tells the reader what is wrong with a value: "must be …, not …". */
type Refuse = (fault: string) => void;

/** What production demands of a value, beyond its kind. */
export type Demand = {
  /** For the table of settings, as a phrase: "https, not this machine". */
  readonly says: string;
  /** Returns what is wrong with a value in production, or undefined. */
  readonly faultOf: (text: string) => string | undefined;
};

/** A text, in which a setting stands for its own value. */
export type Template = string | readonly (string | Setting<unknown>)[];

/** An environment variable as data. */
export type Setting<Value> = {
  readonly name: string;
  /** What a value looks like, for the table. */
  readonly kind: string;
  readonly meaning: string;
  /** The value if none is given; empty for none. */
  readonly standard: Template;
  /** The same in production, where it differs. */
  readonly productionStandard?: Template | undefined;
  /** The standard in words, for the table, where code computes it. */
  readonly standardInWords?: string | undefined;
  readonly demand?: Demand | undefined;
  /** Returns the value of a text. Refuses a text of another kind, and then returns any value. */
  readonly parse: (text: string, refuse: Refuse) => Value;
};
