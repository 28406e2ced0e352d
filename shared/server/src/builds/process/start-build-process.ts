import type { ChildProcess } from 'node:child_process';
import { failed } from '../failure';
import type { Failed } from '../failure';
import type { Limits } from '../limits';
import { messageSchema } from './messages';
import type { Question, Reply } from './messages';
import { spawnChild } from './spawn-child';

export type BuildProcess = {
  /** Asks one question; the answer before must have come. Never rejects. */
  readonly ask: (question: Question) => Promise<Reply>;
  /** Kills the process. Resolves when it has ended. */
  readonly end: () => Promise<void>;
};

type Events = { readonly onReady: () => void; readonly onEnd: () => void };

/** Starts a process for builds. `onEnd` is called once, after the question under way has failed. */
export function startBuildProcess(limits: Limits, { onReady, onEnd }: Events): BuildProcess {
  const child = spawnChild(limits);
  let answer: ((reply: Reply) => void) | undefined;
  let isLate = false;
  const killLater = (ms: number): NodeJS.Timeout =>
    setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, ms);
  let timer = killLater(limits.startMs);

  const settle = (reply: Reply): void => {
    clearTimeout(timer);
    answer?.(reply);
    answer = undefined;
  };
  child.on('message', (message: unknown) => {
    const parsed = messageSchema.safeParse(message);
    if (!parsed.success)
      return settle(failed('remote', 'answer', 'Its process sent something that is no answer.'));
    if (parsed.data.kind !== 'ready') return settle(parsed.data);
    clearTimeout(timer);
    onReady();
  });
  const ended = endOf(child).then(({ signal, code }) => {
    settle(failureOf({ signal, code, isLate, killMs: limits.killMs }));
    onEnd();
  });

  return {
    ask: (question) =>
      new Promise((resolve) => {
        answer = resolve;
        timer = killLater(limits.killMs);
        // If it cannot be sent, the process has ended, which settles the question.
        child.send(question, () => {});
      }),
    end: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

type End = { readonly code: number | null; readonly signal: string | null };

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // The process could not start, or not be killed. Only the first has no pid and no exit.
    child.on('error', () => {
      if (child.pid === undefined) resolve({ code: null, signal: null });
    });
  });
}

type Circumstances = End & { readonly isLate: boolean; readonly killMs: number };

function failureOf({ code, signal, isLate, killMs }: Circumstances): Failed {
  if (isLate)
    return failed('remote', 'time', `Its process did not answer within ${killMs} ms and was killed.`);
  // V8 aborts when its heap is full.
  if (signal === 'SIGABRT' || code === 134)
    return failed('remote', 'memory', 'Its process ran out of memory.');
  return failed('remote', 'exit', `Its process ended with ${signal ?? `code ${code}`}.`);
}
