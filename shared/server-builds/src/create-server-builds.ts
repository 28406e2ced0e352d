import type { PageHead, ServerPage } from '@tiffin/contracts';
import { createPauses } from './create-pauses';
import type { Failed, Failure } from './failure';
import { STANDARD_LIMITS } from './limits';
import type { Limits } from './limits';
import { parseHead } from './parse-head';
import { createPool } from './process/create-pool';
import type { Question, Reply } from './process/messages';
import { createCodeReader } from './read-code';
import type { ServerBuild } from './server-build';

export type ServerBuilds = {
  /** Starts the processes, which the first head does otherwise. */
  readonly start: () => void;
  /**
   * Returns the head that a build gives a page of the route `pattern`. Returns undefined if the build gives none, fails,
   * is paused or takes longer than `waitMs`. Never rejects.
   */
  readonly head: (build: ServerBuild, pattern: string, page: ServerPage) => Promise<PageHead | undefined>;
  /** Kills the processes, and resolves when they have ended. Heads are undefined from then on. */
  readonly end: () => Promise<void>;
};

type Options = {
  /** Called once for each build and reason within `pauseMs`. */
  readonly onFailure: (failure: Failure) => void;
  readonly limits?: Partial<Limits>;
  /** Milliseconds, for pauses. */
  readonly now?: () => number;
};

/** Runs builds of remotes for servers, away from this process. */
export function createServerBuilds({ onFailure, limits: own, now = Date.now }: Options): ServerBuilds {
  const limits = { ...STANDARD_LIMITS, ...own };
  const pool = createPool(limits);
  const pauses = createPauses(limits.pauseMs, now);
  const readCode = createCodeReader();

  const report = ({ id, remote, version }: ServerBuild, { reason, message }: Failed): void => {
    if (!pauses.note(id, reason)) return;
    try {
      onFailure({ build: { id, remote, version }, reason, message });
    } catch {
      // A report that fails must cost no page.
    }
  };

  const ask = async (
    build: ServerBuild,
    question: Question,
    signal: AbortSignal,
  ): Promise<Reply | undefined> => {
    const isWanted = (): boolean => !pauses.isPaused(build.id);
    const reply = await pool.ask(question, { signal, isWanted });
    if (reply?.kind !== 'missing') return reply;
    const code = await readCode(build);
    if (typeof code !== 'string') return code;
    // The page may have left, but the next one finds the build in the process.
    return pool.ask({ ...question, code }, { signal: AbortSignal.timeout(limits.killMs), isWanted });
  };

  const answer = async (
    build: ServerBuild,
    question: Question,
    signal: AbortSignal,
  ): Promise<PageHead | undefined> => {
    const reply = await ask(build, question, signal);
    const result = reply?.kind === 'head' ? parseHead(reply.text) : reply;
    if (result?.kind === 'failed') report(build, result);
    return result?.kind === 'parsed' ? result.head : undefined;
  };

  return {
    start: pool.start,
    end: pool.end,
    head: async (build, pattern, page) => {
      if (pauses.isPaused(build.id)) return undefined;
      const late = new AbortController();
      const question = { id: build.id, pattern, page: JSON.stringify(page) };
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          late.abort();
          resolve(undefined);
        }, limits.waitMs);
        void answer(build, question, late.signal).then((head) => {
          clearTimeout(timer);
          resolve(head);
        });
      });
    },
  };
}
