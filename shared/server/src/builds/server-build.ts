/** A build for servers, of a remote or the shell. */
export type ServerBuild = {
  /** Unique for each build: its URL and hash. */
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  /** Where its files are, with a slash at the end. */
  readonly publicPath: string;
  /** Gives the text of its CommonJS file, whose hash the caller has checked. Must end: give it a time limit. */
  readonly readCode: () => Promise<string>;
};
