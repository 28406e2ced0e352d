import type { z } from 'zod';
import { createPauses } from './create-pauses';
import type { Failed, Failure } from './failure';
import { STANDARD_LIMITS } from './limits';
import type { Limits } from './limits';
import { parseAnswer } from './parse-answer';
import { createPool } from './process/create-pool';
import type { Part, Question, Reply } from './process/messages';
import { createCodeReader } from './read-code';
import type { ServerBuild } from './server-build';
import { withoutPageTexts } from './without-page-texts';

/** A build of the shell and one of a remote, which answer together. Failures count for the remote. */
export type Pair = { readonly shell: ServerBuild; readonly remote: ServerBuild };

export type ServerBuilds = {
  /** Loads builds into every process, so that their first page does not wait for it. Never rejects. */
  readonly load: (pair: Pair) => Promise<void>;
  /**
   * Returns what the builds answer for a page, as `schema` parses it. `page` is JSON. Returns undefined if a build fails, is
   * paused or takes longer than `waitMs`. Never rejects.
   */
  readonly answer: <Answer>(
    pair: Pair,
    page: object,
    schema: z.ZodType<Answer>,
  ) => Promise<Answer | undefined>;
  /** Kills the processes, and resolves when they have ended. Answers are undefined from then on. */
  readonly end: () => Promise<void>;
};

type Options = {
  /** Called once for each build and reason within `pauseMs`. */
  readonly onFailure: (failure: Failure) => void;
  readonly limits?: Partial<Limits>;
  /** Milliseconds, for pauses. */
  readonly now?: () => number;
};

/** Runs builds for servers, away from this process. */
export function createServerBuilds({ onFailure, limits: own, now = Date.now }: Options): ServerBuilds {
  const limits = { ...STANDARD_LIMITS, ...own };
  const pool = createPool(limits);
  const pauses = createPauses(limits.pauseMs, now);
  const readCode = createCodeReader();

  const report = (
    { id, remote, version }: ServerBuild,
    { reason, message: said }: Failed,
    page = {},
  ): void => {
    if (!pauses.note(id, reason)) return;
    try {
      const message = withoutPageTexts(said, page);
      onFailure({ build: { id, remote, version }, reason, message });
    } catch {
      // A report that fails must cost no page.
    }
  };

  const ask = async (
    { shell, remote }: Pair,
    page: string | undefined,
    wish: { readonly signal: AbortSignal; readonly process?: number },
  ): Promise<Reply | undefined> => {
    const isWanted = (): boolean => !pauses.isPaused(remote.id);
    const question: Question = { shell: partOf(shell), remote: partOf(remote), page };
    const reply = await pool.ask(question, { ...wish, isWanted });
    if (reply?.kind !== 'missing') return reply;
    const [shellCode, remoteCode] = await Promise.all([readCode(shell), readCode(remote)]);
    if (typeof shellCode !== 'string') return shellCode;
    if (typeof remoteCode !== 'string') return remoteCode;
    const whole: Question = {
      shell: { ...question.shell, code: shellCode },
      remote: { ...question.remote, code: remoteCode },
      page,
    };
    // The page may have left, but the next one finds the builds in the process.
    return pool.ask(whole, { ...wish, signal: AbortSignal.timeout(limits.killMs), isWanted });
  };

  const answer = async <Answer>(
    pair: Pair,
    page: object,
    { schema, signal }: { readonly schema: z.ZodType<Answer>; readonly signal: AbortSignal },
  ): Promise<Answer | undefined> => {
    const reply = await ask(pair, JSON.stringify(page), { signal });
    const result = reply?.kind === 'answer' ? parseAnswer(reply.text, schema) : reply;
    if (result?.kind === 'failed') report(pair.remote, result, page);
    return result?.kind === 'parsed' ? result.answer : undefined;
  };

  return {
    load: async (pair) => {
      const signal = AbortSignal.timeout(limits.startMs);
      const loadInto = async (process: number): Promise<void> => {
        const reply = await ask(pair, undefined, { signal, process });
        if (reply?.kind === 'failed') report(pair.remote, reply);
      };
      await Promise.all(Array.from({ length: limits.processes }, (_, process) => loadInto(process)));
    },
    end: pool.end,
    answer: async (pair, page, schema) => {
      if (pauses.isPaused(pair.remote.id)) return undefined;
      const late = new AbortController();
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          late.abort();
          resolve(undefined);
        }, limits.waitMs);
        void answer(pair, page, { schema, signal: late.signal }).then((found) => {
          clearTimeout(timer);
          resolve(found);
        });
      });
    },
  };
}

function partOf({ id, publicPath }: ServerBuild): Part {
  return { id, publicPath };
}
