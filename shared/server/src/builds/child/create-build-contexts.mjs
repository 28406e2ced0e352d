import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import vm from 'node:vm';
import { createBuildContext, failed } from './create-build-context.mjs';

const collectGarbage = garbageCollector();

/**
 * Keeps the contexts of the builds that were asked last, as many as the limits and half of the memory allow.
 *
 * @param {import('./create-build-context.mjs').Limits} limits
 */
export function createBuildContexts(limits) {
  /**
   * The one asked last is at the end.
   *
   * @type {Map<string, { context: ReturnType<typeof createBuildContext>, askedAt: number }>} `askedAt` in milliseconds
   */
  const contexts = new Map();

  /** @returns {import('./create-build-context.mjs').Reply} */
  const answer = ({ id, shell, remote, page }) => {
    let context = contexts.get(id)?.context;
    if (!context) {
      if (shell.code === undefined || remote.code === undefined) return { kind: 'missing' };
      context = createBuildContext(limits);
      for (const loaded of [context.loadShell(shell), context.loadRemote(remote)])
        if (loaded.kind !== 'none') return loaded;
    }
    contexts.delete(id);
    contexts.set(id, { context, askedAt: performance.now() });
    if (page === undefined) return { kind: 'none' };
    const reply = context.ask(page);
    // What it was doing has been ended somewhere, and may be done by half.
    if (reply.kind === 'slow' || (reply.kind === 'failed' && reply.reason === 'time')) contexts.delete(id);
    return reply;
  };
  const keep = (count) => {
    for (const id of [...contexts.keys()].slice(0, Math.max(0, contexts.size - count))) contexts.delete(id);
  };
  /** Builds that are not live any more would stay until other pages need their memory. @param {string[]} kept */
  const dropUnused = (kept) => {
    const before = contexts.size;
    for (const [id, { askedAt }] of contexts)
      if (!kept.includes(id) && performance.now() - askedAt >= limits.unusedMs) contexts.delete(id);
    if (contexts.size < before) collectGarbage();
  };

  /** Returns whether the build that was asked last needs too much memory alone. */
  const isTooLarge = () => {
    for (;;) {
      if (!isHalfFull(limits.heapMegabytes)) return false;
      collectGarbage();
      if (!isHalfFull(limits.heapMegabytes)) return false;
      if (contexts.size <= 1) return true;
      keep(Math.floor(contexts.size / 2));
    }
  };

  return {
    /**
     * @param {import('./create-build-context.mjs').Question} question
     * @returns {import('./create-build-context.mjs').Reply}
     */
    ask: (question) => {
      const reply = answer(question);
      keep(limits.contexts);
      if (question.kept) dropUnused(question.kept);
      if (!isTooLarge()) return reply;
      contexts.clear();
      return failed('remote', 'memory', `It keeps more than ${limits.heapMegabytes / 2} MB.`);
    },
  };
}

function isHalfFull(heapMegabytes) {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external > (heapMegabytes / 2) * 1024 * 1024;
}

/** V8 offers its collector to contexts that are made while this flag is set, so contexts of builds do not have it. */
function garbageCollector() {
  setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
