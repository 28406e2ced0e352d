/**
 * Runs inside the context of a build, from its own text: it cannot use anything of this module. Defines `module`, for
 * the build's exports, and the functions that the process calls. They give texts: `+` and the result, or `-` and the
 * message of what was thrown.
 */
export function answerHeads() {
  'use strict';
  const { parse, stringify } = JSON;
  const module = { exports: {} };
  let heads;

  const messageOf = (error) => {
    try {
      return error instanceof Error ? `${error.message}` : `${error}`;
    } catch {
      return 'The error has no message.';
    }
  };
  const attempt = (act) => {
    try {
      return `+${act() ?? ''}`;
    } catch (error) {
      return `-${messageOf(error)}`;
    }
  };
  const readHeads = () => {
    heads = module.exports.remote?.heads;
    if (typeof heads !== 'object' || heads === null) throw new TypeError('It exports no `remote.heads`.');
  };
  const headOf = (pattern, page) =>
    Object.hasOwn(heads, pattern) ? stringify(heads[pattern](parse(page))) : undefined;

  for (const [name, value] of Object.entries({ module, attempt, readHeads, headOf }))
    Object.defineProperty(globalThis, name, { value });
  // A function for stack traces would be given objects from outside of the context.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  // These work after the call has ended, share memory, or wait.
  for (const name of ['FinalizationRegistry', 'WeakRef', 'SharedArrayBuffer', 'Atomics', 'WebAssembly'])
    Reflect.deleteProperty(globalThis, name);
}
