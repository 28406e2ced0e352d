/**
 * Runs inside a context, from its own text: it cannot use anything of this module. Defines the functions that the
 * process calls. They take and give texts: `+` and the result, `-` and the message of what was thrown, or `!` and the message
 * of an error for a page that the shell names its own.
 *
 * A context holds one build of the shell and one of a remote. The shell gives the remote the shared modules, and answers
 * what is asked about its pages.
 */
export function prepareContext() {
  'use strict';
  const { parse, stringify } = JSON;
  let shell;
  let remote;
  /** What has been answered to the page asked last. */
  let asked = {};
  const messageOf = (error) => {
    try {
      return error instanceof Error ? `${error.message}` : `${error}`;
    } catch {
      return 'The error has no message.';
    }
  };
  /** The shell's own errors have this name. */
  const isOfShell = (error) => {
    try {
      return error.name === 'ShellError';
    } catch {
      return false;
    }
  };
  const attempt = (act) => {
    try {
      return `+${act() ?? ''}`;
    } catch (error) {
      return `-${messageOf(error)}`;
    }
  };
  const exportsOf = (run, require, publicPath) => {
    const module = { exports: {} };
    run(module, module.exports, require, publicPath);
    return module.exports;
  };
  const none = (request) => {
    throw new Error(`It imports ${request}.`);
  };
  const loadShell = (run, publicPath) => {
    shell = exportsOf(run, none, publicPath);
    if (typeof shell.answerPage !== 'function') throw new TypeError('The shell exports no `answerPage`.');
  };
  const loadRemote = (run, publicPath) => {
    const modules = shell.modules ?? {};
    const give = (request) => (Object.hasOwn(modules, request) ? modules[request] : none(request));
    ({ remote } = exportsOf(run, give, publicPath));
    const { heads } = remote ?? {};
    if (typeof heads !== 'object' || heads === null) throw new TypeError('It exports no `remote.heads`.');
  };
  // What it waits for has settled when the process takes the answer. If not, it may settle when another page is asked.
  const ask = (page) => {
    const own = {};
    asked = own;
    shell.answerPage(remote, parse(page)).then(
      (value) => {
        own.answer = attempt(() => stringify(value));
      },
      (error) => {
        own.answer = `${isOfShell(error) ? '!' : '-'}${messageOf(error)}`;
      },
    );
  };
  const take = () => {
    const { answer = '-It waits for something that does not come.' } = asked;
    asked = {};
    return answer;
  };
  for (const [name, value] of Object.entries({ attempt, loadShell, loadRemote, ask, take }))
    Object.defineProperty(globalThis, name, { value });
  // A function for stack traces would be given objects from outside of the context.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  // These work after the call has ended, share memory, or wait.
  for (const name of ['FinalizationRegistry', 'WeakRef', 'SharedArrayBuffer', 'Atomics', 'WebAssembly'])
    Reflect.deleteProperty(globalThis, name);
}
