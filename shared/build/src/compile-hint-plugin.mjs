import webpack from 'webpack';

/** V8's explicit compile hint, which must be the first line of a script. Other engines ignore it. */
const HINT = '//# allFunctionsCalledOnLoad';

/** After minification, which removes comments, and before source maps. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/**
 * Tells browsers to compile all functions of some chunks while they arrive, outside the main thread. Otherwise each function is
 * compiled when it is first called, which took a fifth of the time from a press to the next screen. For chunks of which
 * most functions run at once, as those of a screen.
 *
 * @param {readonly string[]} chunks names of chunks
 */
export function compileHintPlugin(chunks) {
  return new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test: (file) => chunks.includes(file.split('.')[0]),
    stage: STAGE,
  });
}
