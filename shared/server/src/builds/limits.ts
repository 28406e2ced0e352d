export type Limits = {
  readonly processes: number;
  /** Milliseconds until a new process is ready; later it is killed. */
  readonly startMs: number;
  /** Milliseconds to evaluate the shell's build, and again a remote's. */
  readonly loadMs: number;
  /** Milliseconds to render a page once. The first page of a pair of builds has as long as loading them, if that is longer. */
  readonly answerMs: number;
  /** Milliseconds that a page waits for an answer, in the queue too. */
  readonly waitMs: number;
  /** Milliseconds until a process that does not answer is killed. */
  readonly killMs: number;
  /** Milliseconds in which a build that failed is not asked, and its failure not reported, again. */
  readonly pauseMs: number;
  /** Milliseconds before the second start of a process that ended without any answer; doubles up to `backOffMaxMs`. */
  readonly backOffMs: number;
  readonly backOffMaxMs: number;
  /**
   * Milliseconds that a build must have had a processor for, so that being late is its own failure. With less, other processes had
   * it. A sound build needs less than half of it.
   */
  readonly processorMs: number;
  /** Pairs of builds that a process keeps. */
  readonly contexts: number;
  /** Milliseconds without a question after which a process drops a pair that is not live, once others are kept loaded. */
  readonly unusedMs: number;
  /** Of V8's heap, for each process. Contexts are dropped when half of it is used. */
  readonly heapMegabytes: number;
  /** Of all data, array buffers too, for each process; not held on Windows. */
  readonly dataMegabytes: number;
  /** Characters of an answer's JSON. */
  readonly answerLength: number;
};

export const STANDARD_LIMITS: Limits = {
  processes: 2,
  startMs: 10_000,
  loadMs: 1000,
  answerMs: 300,
  waitMs: 500,
  // Longer than loading both builds and their first answer can take.
  killMs: 5000,
  processorMs: 200,
  pauseMs: 30_000,
  backOffMs: 200,
  backOffMaxMs: 30_000,
  contexts: 20,
  unusedMs: 30_000,
  heapMegabytes: 384,
  dataMegabytes: 1024,
  answerLength: 2_000_000,
};
