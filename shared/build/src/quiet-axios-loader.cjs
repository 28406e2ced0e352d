/**
 * Webpack loader: removes axios's `message` listener on the window, a fallback for browsers without queueMicrotask.
 * axios never removes it, so every removed element would leak one.
 */
module.exports = function quietAxios(source) {
  const quiet = source.replace('isFunction(_global.postMessage)', 'false');
  if (quiet === source) throw new Error('axios does not listen as it did: see whether it is quiet now.');
  return quiet;
};
