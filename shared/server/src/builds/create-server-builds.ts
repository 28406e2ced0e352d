import type { z } from 'zod';
import type { Answered } from './answered';
import { createPauses } from './create-pauses';
import { failed } from './failure';
import type { Failed, Failure, Whose } from './failure';
import { STANDARD_LIMITS } from './limits';
import type { Limits } from './limits';
import { parseAnswer } from './parse-answer';
import { createPool } from './process/create-pool';
import type { Part, Question, Reply } from './process/messages';
import { createCodeReader } from './read-code';
import type { ServerBuild } from './server-build';
import { withoutPageTexts } from './without-page-texts';

/** A build of the shell and one of a remote, which answer together. */
export type Pair = { readonly shell: ServerBuild; readonly remote: ServerBuild };

export type ServerBuilds = {
  /**
   * Loads builds into every process, and again when a process may have lost them, so that no page waits for it. They replace
   * those of the call before. Resolves when all processes have them or have failed. Never rejects.
   */
  readonly keepLoaded: (pairs: readonly Pair[]) => Promise<void>;
  /**
   * Returns what the builds answer for a page within `waitMs`, as `schema` parses it. `page` is JSON. Never rejects.
   */
  readonly answer: <Answer>(pair: Pair, page: object, schema: z.ZodType<Answer>) => Promise<Answered<Answer>>;
  /** Kills the processes, and resolves when they have ended. Answers are late from then on. */
  readonly end: () => Promise<void>;
};

type Options = {
  /** Called once for each build and reason within `pauseMs`. */
  readonly onFailure: (failure: Failure) => void;
  readonly limits?: Partial<Limits>;
  /** Milliseconds, for pauses. */
  readonly now?: () => number;
};

const LATE = { kind: 'late' } as const;
const NO_ANSWER = failed('shell', 'answer', 'It answers nothing.');

/** Runs builds for servers, away from this process. */
export function createServerBuilds({ onFailure, limits: own, now = Date.now }: Options): ServerBuilds {
  const limits = { ...STANDARD_LIMITS, ...own };
  const pool = createPool(limits);
  const pauses = createPauses(limits.pauseMs, now);
  const readCode = createCodeReader();
  let kept: readonly Pair[] = [];

  const report = (pair: Pair, { whose, reason, message: said }: Failed, page = {}): void => {
    const { id, remote, version } = pair[whose];
    const isFirst = pauses.note(id, reason);
    // The failure may have ended its process, or emptied it.
    if (pauses.isPaused(id)) void loadKept();
    if (!isFirst) return;
    try {
      const message = withoutPageTexts(said, page);
      onFailure({ build: { id, remote, version }, reason, message });
    } catch {
      // A report that fails must cost no page.
    }
  };

  const pausedOf = (pair: Pair): Whose | undefined =>
    (['shell', 'remote'] as const).find((whose) => pauses.isPaused(pair[whose].id));

  const ask = async (
    pair: Pair,
    task: Pick<Question, 'page' | 'kept'>,
    wish: { readonly signal: AbortSignal; readonly process?: number },
  ): Promise<Reply | undefined> => {
    const { shell, remote } = pair;
    const isWanted = (): boolean => pausedOf(pair) === undefined;
    const question: Question = { id: idOf(pair), shell: partOf(shell), remote: partOf(remote), ...task };
    const reply = await pool.ask(question, { ...wish, isWanted });
    if (reply?.kind !== 'missing') return reply;
    const [shellCode, remoteCode] = await Promise.all([readCode(shell, 'shell'), readCode(remote, 'remote')]);
    if (typeof shellCode !== 'string') return shellCode;
    if (typeof remoteCode !== 'string') return remoteCode;
    const whole: Question = {
      ...question,
      shell: { ...question.shell, code: shellCode },
      remote: { ...question.remote, code: remoteCode },
    };
    // The page may have left, but the next one finds the builds in the process.
    return pool.ask(whole, { ...wish, signal: AbortSignal.timeout(limits.killMs), isWanted });
  };

  const answer = async <Answer>(
    pair: Pair,
    page: object,
    { schema, signal }: { readonly schema: z.ZodType<Answer>; readonly signal: AbortSignal },
  ): Promise<Answered<Answer>> => {
    const reply = await ask(pair, { page: JSON.stringify(page) }, { signal });
    const result = resultOf(reply, schema);
    if (result?.kind === 'answer') return result;
    if (result?.kind === 'failed') report(pair, result, page);
    // A build may have been paused while the page was in the queue.
    const whose = result?.whose ?? pausedOf(pair);
    return whose ? { kind: 'failed', whose } : LATE;
  };

  /** One after the other, so that pages come in between. */
  const loadInto = async (process: number): Promise<void> => {
    for (const pair of kept) {
      const task = { page: undefined, kept: kept.map(idOf) };
      const reply = await ask(pair, task, { signal: AbortSignal.timeout(limits.startMs), process });
      if (reply?.kind === 'failed') report(pair, reply);
    }
  };

  const loadKept = (): Promise<unknown> =>
    Promise.all(Array.from({ length: limits.processes }, (_, process) => loadInto(process)));

  return {
    keepLoaded: async (pairs) => {
      kept = pairs;
      await loadKept();
    },
    end: pool.end,
    answer: async (pair, page, schema) => {
      const whose = pausedOf(pair);
      if (whose) return { kind: 'failed', whose };
      const late = new AbortController();
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          late.abort();
          resolve(LATE);
        }, limits.waitMs);
        void answer(pair, page, { schema, signal: late.signal }).then((found) => {
          clearTimeout(timer);
          resolve(found);
        });
      });
    },
  };
}

/** Returns an answer, or the failure of a build. Undefined for what no build can help. */
function resultOf<Answer>(
  reply: Reply | undefined,
  schema: z.ZodType<Answer>,
): ReturnType<typeof parseAnswer<Answer>> | undefined {
  switch (reply?.kind) {
    case 'answer':
      return parseAnswer(reply.text, schema);
    case 'failed':
      return reply;
    case 'none':
      return NO_ANSWER;
    case undefined:
    case 'missing':
    case 'slow':
      return undefined;
  }
}

function idOf({ shell, remote }: Pair): string {
  return `${shell.id} ${remote.id}`;
}

function partOf({ id, publicPath }: ServerBuild): Part {
  return { id, publicPath };
}
