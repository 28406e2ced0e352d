import webpack from 'webpack';

/**
 * Builds without writing files.
 *
 * @param {import('webpack').Configuration} config
 * @returns {Promise<readonly (readonly [path: string, code: string])[]>} the files. Rejects with webpack's errors.
 */
export async function buildInMemory(config) {
  const compiler = webpack(config);
  let files = [];
  compiler.hooks.shouldEmit.tap('buildInMemory', ({ assets }) => {
    files = Object.entries(assets).map(([path, source]) => [path, source.source().toString()]);
    return false;
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return files;
}
