/** A remote's build for servers. */
export type ServerBuild = {
  /** Unique for each build: its URL and hash. */
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  /** Gives the text of its CommonJS file, whose hash the caller has checked. Must end: give it a time limit. */
  readonly readCode: () => Promise<string>;
};
