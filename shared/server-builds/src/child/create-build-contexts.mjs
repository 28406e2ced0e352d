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
  /** @type {Map<string, ReturnType<typeof createBuildContext>>} the one asked last is at the end */
  const contexts = new Map();

  /** @returns {import('./create-build-context.mjs').Reply} */
  const answer = ({ shell, remote, page }) => {
    const id = `${shell.id} ${remote.id}`;
    let context = contexts.get(id);
    if (!context) {
      if (shell.code === undefined || remote.code === undefined) return { kind: 'missing' };
      context = createBuildContext(limits);
      for (const loaded of [context.loadShell(shell), context.loadRemote(remote)])
        if (loaded.kind !== 'none') return loaded;
    }
    contexts.delete(id);
    contexts.set(id, context);
    if (page === undefined) return { kind: 'none' };
    const reply = context.ask(page);
    // What it was doing has been ended somewhere, and may be done by half.
    if (reply.kind === 'slow' || (reply.kind === 'failed' && reply.reason === 'time')) contexts.delete(id);
    return reply;
  };
  const keep = (count) => {
    for (const id of [...contexts.keys()].slice(0, Math.max(0, contexts.size - count))) contexts.delete(id);
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
