import vm from 'node:vm';
import { prepareContext } from './prepare-context.mjs';

/** The timer of a script may end it up to a millisecond too early. */
const EARLY_MS = 2;

/**
 * @typedef {{ kind: 'failed', reason: 'load' | 'throw' | 'time' | 'memory' | 'answer', message: string }} Failed
 * @typedef {{ kind: 'missing' } | { kind: 'none' } | { kind: 'answer', text: string } |
 * Failed} Reply
 * @typedef {{ loadMs: number, answerMs: number, contexts: number, heapMegabytes: number, answerLength: number }} Limits
 * @typedef {{ code: string, publicPath: string }} Code
 * @typedef {{ id: string, code?: string, publicPath: string }} Part
 * @typedef {{ shell: Part, remote: Part, page?: string }} Question `page` is JSON; without it the builds are only loaded
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

  /** @param {string} expression @param {number} timeout @param {'load' | 'throw'} reason of what it throws */
  const evaluate = (expression, timeout, reason) => {
    /** @type {vm.Script} */
    let script;
    try {
      script = new vm.Script(expression, { filename: 'server-build' });
    } catch (error) {
      return failed('load', `It is no JavaScript: ${error.message}`);
    }
    const startedAt = performance.now();
    try {
      const text = script.runInContext(context, { timeout });
      if (typeof text !== 'string' || !/^[+-]/.test(text)) return failed(reason, 'It gave no text.');
      if (text.startsWith('-')) return failed(reason, text.slice(1));
      return text === '+' ? { kind: 'none' } : { kind: 'answer', text: text.slice(1) };
    } catch {
      // What was thrown is not read: it could run code of the context in a getter or a proxy.
      return performance.now() - startedAt >= timeout - EARLY_MS
        ? failed('time', `It took longer than ${timeout} ms.`)
        : failed(reason, 'It threw something without a message.');
    }
  };
  /** @param {'loadShell' | 'loadRemote'} name @param {Code} build @returns {Reply} `none` when loaded */
  const load = (name, { code, publicPath }) =>
    evaluate(
      `attempt(() => ${name}(function (module, exports, require, publicPath) {${code}\n}, ${JSON.stringify(publicPath)}))`,
      limits.loadMs,
      'load',
    );

  // The code that the first page runs is not compiled yet.
  let answerMs = Math.max(limits.loadMs, limits.answerMs);

  return {
    /** @param {Code} build */
    loadShell: (build) => load('loadShell', build),
    /** @param {Code} build */
    loadRemote: (build) => load('loadRemote', build),
    /** @param {string} page JSON @returns {Reply} */
    ask: (page) => {
      const withinMs = answerMs;
      answerMs = limits.answerMs;
      const begun = evaluate(`attempt(() => ask(${JSON.stringify(page)}))`, withinMs, 'throw');
      if (begun.kind === 'failed') return begun;
      const reply = evaluate('take()', withinMs, 'throw');
      return reply.kind === 'answer' && reply.text.length > limits.answerLength
        ? failed('answer', `The answer has ${reply.text.length} characters.`)
        : reply;
    },
  };
}

/** @param {Failed['reason']} reason @param {string} message @returns {Failed} */
export function failed(reason, message) {
  return { kind: 'failed', reason, message: message.slice(0, 300) };
}
