import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The JSX runtime of remotes in development. */
export const jsxDevRuntime = here('./jsx-dev-runtime.js');

/**
 * Returns the plugins of a remote in development: a changed component replaces the old one and keeps its state.
 *
 * @param {string} library a unique name in the page
 */
export function hotRemotePlugins(library) {
  const reload = here('./reload-without-refresh.js');
  return [
    // Only files with components: others can run at build time (`build-time-loader.mjs`), where there is no page.
    new ReactRefreshPlugin({ overlay: false, library, include: /\.tsx$/ }),
    new webpack.EntryPlugin(import.meta.dirname, reload, { name: undefined }),
  ];
}

/** Returns the plugins of the shell in development. They install the DevTools hook before React starts. */
export function hotShellPlugins() {
  const banner = readFileSync(here('./refresh-hook.js'), 'utf8');
  return [new webpack.BannerPlugin({ banner, raw: true, entryOnly: true, test: /^main\./ })];
}
