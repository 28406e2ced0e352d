import process from 'node:process';
import vm from 'node:vm';
import { prepareContext } from './prepare-context.mjs';

/** The timer of a script may end it up to a millisecond too early. */
const EARLY_MS = 2;

/**
 * @typedef {'remote' | 'shell'} Whose
 * @typedef {'load' | 'throw' | 'time' | 'memory' | 'answer'} Reason
 * @typedef {{ kind: 'failed', whose: Whose, reason: Reason, message: string }} Failed
 * @typedef {{ kind: 'missing' } | { kind: 'none' } | { kind: 'slow' } | { kind: 'answer', text: string } | Failed} Reply
 * @typedef {{ loadMs: number, answerMs: number, contexts: number, unusedMs: number, heapMegabytes: number,
 * answerLength: number, processorMs: number }} Limits
 * @typedef {{ code: string, publicPath: string }} Code
 * @typedef {{ id: string, code?: string, publicPath: string }} Part
 * @typedef {{ id: string, shell: Part, remote: Part, page?: string, kept?: string[] }} Question see `process/messages.ts`
 */

/**
 * Makes a context for a build of the shell and one of a remote: the language, what `prepareContext` defines, and nothing
 * of this process. Texts are all that goes in and out.
 *
 * @param {Limits} limits
 */
export function createBuildContext(limits) {
  // The object has no prototype, because the context could reach this process through its constructor.
  const context = vm.createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    // Promises end within the time limit of the call.
    microtaskMode: 'afterEvaluate',
  });
  vm.runInContext(`(${prepareContext})()`, context);

  /**
   * @param {string} expression
   * @param {{ timeout: number, whose: Whose, reason: 'load' | 'throw' }} failure `reason` of what it throws, and whose failure it is
   * then, or if it takes too long
   * @returns {Reply}
   */
  const evaluate = (expression, { timeout, whose, reason }) => {
    /** @type {vm.Script} */
    let script;
    try {
      script = new vm.Script(expression, { filename: 'server-build' });
    } catch (error) {
      return failed(whose, 'load', `It is no JavaScript: ${error.message}`);
    }
    const startedAt = performance.now();
    const usedBefore = process.cpuUsage();
    try {
      const text = script.runInContext(context, { timeout });
      if (typeof text !== 'string' || !/^[+!-]/.test(text)) return failed(whose, reason, 'It gave no text.');
      if (!text.startsWith('+')) return failed(text.startsWith('!') ? 'shell' : whose, reason, text.slice(1));
      return text === '+' ? { kind: 'none' } : { kind: 'answer', text: text.slice(1) };
    } catch {
      // What was thrown is not read: it could run code of the context in a getter or a proxy.
      if (performance.now() - startedAt < timeout - EARLY_MS)
        return failed(whose, reason, 'It threw something without a message.');
      return usedMs(usedBefore) < limits.processorMs
        ? { kind: 'slow' }
        : failed(whose, 'time', `It took longer than ${timeout} ms.`);
    }
  };
  /** @param {'loadShell' | 'loadRemote'} name @param {Whose} whose @param {Code} build @returns {Reply} `none` when loaded */
  const load = (name, whose, { code, publicPath }) =>
    evaluate(
      `attempt(() => ${name}(function (module, exports, require, publicPath) {${code}\n}, ${JSON.stringify(publicPath)}))`,
      { timeout: limits.loadMs, whose, reason: 'load' },
    );

  // The code that the first page runs is not compiled yet.
  let answerMs = Math.max(limits.loadMs, limits.answerMs);

  return {
    /** @param {Code} build */
    loadShell: (build) => load('loadShell', 'shell', build),
    /** @param {Code} build */
    loadRemote: (build) => load('loadRemote', 'remote', build),
    /** @param {string} page JSON @returns {Reply} */
    ask: (page) => {
      const failure = { timeout: answerMs, whose: 'remote', reason: 'throw' };
      answerMs = limits.answerMs;
      const begun = evaluate(`attempt(() => ask(${JSON.stringify(page)}))`, failure);
      if (begun.kind !== 'none') return begun;
      const reply = evaluate('take()', failure);
      return reply.kind === 'answer' && reply.text.length > limits.answerLength
        ? failed('remote', 'answer', `The answer has ${reply.text.length} characters.`)
        : reply;
    },
  };
}

/** @param {Whose} whose @param {Reason} reason @param {string} message @returns {Failed} */
export function failed(whose, reason, message) {
  return { kind: 'failed', whose, reason, message: message.slice(0, 300) };
}

/** Returns the milliseconds for which this process has had a processor since then. @param {NodeJS.CpuUsage} before */
function usedMs(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
