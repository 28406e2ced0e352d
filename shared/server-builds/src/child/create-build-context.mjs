import vm from 'node:vm';
import { answerHeads } from './answer-heads.mjs';

/**
 * @typedef {{ kind: 'failed', reason: 'load' | 'throw' | 'time' | 'memory' | 'answer', message: string }} Failed
 * @typedef {{ kind: 'missing' } | { kind: 'none' } | { kind: 'head', text: string } | Failed} Reply
 * @typedef {{ loadMs: number, headMs: number, contexts: number, heapMegabytes: number, answerLength: number }} Limits
 */

/**
 * Makes a context for one build: the language and what `answerHeads` defines, and nothing of this process. Texts are
 * all that goes in and out.
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
  vm.runInContext(`(${answerHeads})()`, context);

  /** @param {string} expression @param {number} timeout @param {'load' | 'throw'} reason of what it throws */
  const evaluate = (expression, timeout, reason) => {
    /** @type {vm.Script} */
    let script;
    try {
      script = new vm.Script(`attempt(() => ${expression})`, { filename: 'server-build' });
    } catch (error) {
      return failed('load', `It is no JavaScript: ${error.message}`);
    }
    const startedAt = performance.now();
    try {
      const text = script.runInContext(context, { timeout });
      if (typeof text !== 'string' || !/^[+-]/.test(text)) return failed(reason, 'It gave no text.');
      if (text.startsWith('-')) return failed(reason, text.slice(1));
      return text === '+' ? { kind: 'none' } : { kind: 'head', text: text.slice(1) };
    } catch {
      // What was thrown is not read: it could run code of the context in a getter or a proxy.
      return performance.now() - startedAt >= timeout
        ? failed('time', `It took longer than ${timeout} ms.`)
        : failed(reason, 'It threw something without a message.');
    }
  };

  return {
    /** @param {string} code @returns {Reply} `none` when loaded */
    load: (code) =>
      evaluate(
        `{ (function (module, exports) {${code}\n})(module, module.exports); readHeads(); }`,
        limits.loadMs,
        'load',
      ),
    /** @param {string} pattern @param {string} page JSON @returns {Reply} */
    head: (pattern, page) => {
      const expression = `headOf(${JSON.stringify(pattern)}, ${JSON.stringify(page)})`;
      const reply = evaluate(expression, limits.headMs, 'throw');
      return reply.kind === 'head' && reply.text.length > limits.answerLength
        ? failed('answer', `The head has ${reply.text.length} characters.`)
        : reply;
    },
  };
}

/** @param {Failed['reason']} reason @param {string} message @returns {Failed} */
export function failed(reason, message) {
  return { kind: 'failed', reason, message: message.slice(0, 300) };
}
