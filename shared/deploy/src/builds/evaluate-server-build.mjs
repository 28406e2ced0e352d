// Evaluates the server build at the given path in this process and sends its parent what the file exports. The shell's server
// build gives it the shared modules: evaluate-server-build.mjs <file> [<file of the shell>]
import { readFileSync } from 'node:fs';

const [, , file, shellFile] = process.argv;
const refuse = (name) => {
  throw new Error(`It imports ${name}.`);
};
let answer;
try {
  const { modules = {} } = shellFile ? exportsOf(shellFile, refuse) : {};
  const give = (name) => (Object.hasOwn(modules, name) ? modules[name] : refuse(name));
  answer = { exported: describe(exportsOf(file, give)?.remote) };
} catch (error) {
  answer = { thrown: String(error) };
}
// Comes after everything that the file does at once, promises included.
setImmediate(() => process.send(answer));

function exportsOf(path, require) {
  const module = { exports: {} };
  const run = new Function('module', 'exports', 'require', 'publicPath', readFileSync(path, 'utf8'));
  run(module, module.exports, require, '/');
  return module.exports;
}

/** Returns the remote as JSON, with the types of its heads by their patterns. */
function describe(remote) {
  if (!isObject(remote)) return null;
  const { contract, heads } = remote;
  const types = isObject(heads) && Object.entries(heads).map(([pattern, head]) => [pattern, typeof head]);
  return { contract, heads: types ? Object.fromEntries(types) : null };
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
