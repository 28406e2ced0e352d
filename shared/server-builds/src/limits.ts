export type Limits = {
  readonly processes: number;
  /** Milliseconds until a new process is ready; later it is killed. */
  readonly startMs: number;
  /** Milliseconds to evaluate a build. */
  readonly loadMs: number;
  /** Milliseconds inside one call of a head. */
  readonly headMs: number;
  /** Milliseconds that a page waits for its head, in the queue too. */
  readonly waitMs: number;
  /** Milliseconds until a process that does not answer is killed. */
  readonly killMs: number;
  /** Milliseconds in which a build that failed is not asked, and its failure not reported, again. */
  readonly pauseMs: number;
  /** Milliseconds before the second start of a process that ended without any answer; doubles up to `backOffMaxMs`. */
  readonly backOffMs: number;
  readonly backOffMaxMs: number;
  /** Builds that a process keeps. */
  readonly contexts: number;
  /** Of V8's heap, for each process. Contexts are dropped when half of it is used. */
  readonly heapMegabytes: number;
  /** Of all data, array buffers too, for each process; not held on Windows. */
  readonly dataMegabytes: number;
  /** Characters of a head's JSON. */
  readonly answerLength: number;
};

export const STANDARD_LIMITS: Limits = {
  processes: 2,
  startMs: 10_000,
  loadMs: 500,
  headMs: 200,
  waitMs: 500,
  killMs: 2000,
  pauseMs: 30_000,
  backOffMs: 200,
  backOffMaxMs: 30_000,
  contexts: 20,
  heapMegabytes: 128,
  dataMegabytes: 512,
  answerLength: 100_000,
};
