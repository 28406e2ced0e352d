import type { Reason } from '../registry/change-registry';
import type { readSigning } from '../signing/read-signing';
import type { DeployTarget } from '../target/deploy-target';

/** What a word of a command is: a remote or the shell of this workspace, or any text. With `?`, the word may be missing. */
type Word = 'part' | 'part?' | 'text' | 'text?';

/** What somebody typed, and where the command works. */
export type Asked = Reason & {
  /** The words after the command. */
  readonly words: readonly string[];
  /** `--to`: the audience of a deploy. */
  readonly to?: string | undefined;
  readonly lift: boolean;
  /** `--checked`: the commit that a pipeline has checked. */
  readonly checked?: string | undefined;
  readonly isDryRun: boolean;
  /** `--minutes`: how long to watch. */
  readonly minutes?: string | undefined;
  readonly target: DeployTarget;
  readonly signing: ReturnType<typeof readSigning>;
  readonly now: () => Date;
};

/** A command of `npm run remote`. Throws an error whose message says what to do. */
export type Command = {
  /** Its lines in the help: the words, and what it does, in two columns. */
  readonly usage: readonly (readonly [words: string, meaning: string])[];
  readonly words: readonly Word[];
  readonly run: (asked: Asked) => Promise<void>;
};
