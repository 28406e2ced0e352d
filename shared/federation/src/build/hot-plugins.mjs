import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What JSX of a remote in development is made with. */
export const jsxDevRuntime = here('./jsx-dev-runtime.js');

/**
 * Of a remote in development: a changed component comes into the page in place of the old one and has its state.
 *
 * @param {string} library a name of its own in the page
 */
export function hotRemotePlugins(library) {
  const reload = here('./reload-without-refresh.js');
  return [
    new ReactRefreshPlugin({ overlay: false, library }),
    new webpack.EntryPlugin(import.meta.dirname, reload, { name: undefined }),
  ];
}

/** Of the shell in development: what React tells of itself is there before React, which no entry of the build is. */
export function hotShellPlugins() {
  const banner = readFileSync(here('./refresh-hook.js'), 'utf8');
  return [new webpack.BannerPlugin({ banner, raw: true, entryOnly: true, test: /^main\./ })];
}
