/**
 * Webpack loader: axios listens for messages of the window from its start to its end, for browsers without
 * queueMicrotask. In an element that comes and goes nobody would ever take that listener away.
 */
module.exports = function quietAxios(source) {
  const quiet = source.replace('isFunction(_global.postMessage)', 'false');
  if (quiet === source) throw new Error('axios does not listen as it did: see whether it is quiet now.');
  return quiet;
};
