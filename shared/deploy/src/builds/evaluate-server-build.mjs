// Evaluates the server build at the given path in this process and sends its parent what the file exports:
// evaluate-server-build.mjs <file>
import { readFileSync } from 'node:fs';

const [, , file] = process.argv;
const module = { exports: {} };
const refuse = (name) => {
  throw new Error(`It imports ${name}.`);
};
let answer;
try {
  new Function('module', 'exports', 'require', readFileSync(file, 'utf8'))(module, module.exports, refuse);
  answer = { exported: describe(module.exports?.remote) };
} catch (error) {
  answer = { thrown: String(error) };
}
// Comes after everything that the file does at once, promises included.
setImmediate(() => process.send(answer));

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
