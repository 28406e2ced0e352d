import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { buildTimeValues } from './build-time-loader.mjs';
import { countInstances } from './count-instances.mjs';
import { DESCRIPTION } from './describe-remote.mjs';
import { jsxDevRuntime } from './hot-plugins.mjs';
import { fetchOnlyAxios } from './fetch-only-axios.mjs';
import { productionRouter, pureRouter } from './production-router.mjs';
import { withoutVendorPrefixes } from './without-vendor-prefixes.mjs';

const swcLoader = fileURLToPath(import.meta.resolve('swc-loader'));
const styledIds = fileURLToPath(import.meta.resolve('@swc/plugin-styled-components'));
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Matches installed packages. Ours are compiled, because they are published as sources. */
const LIBRARIES = /node_modules[\\/](?!@tiffin[\\/])/;

/** @typedef {'production' | 'development'} Mode */

/**
 * Returns the webpack configuration that all browser builds share.
 *
 * @param {{ dir: string, name: string, mode: Mode, isHot?: boolean, isSingle?: boolean, isServer?: boolean }} options
 * dir: the package's folder, name: without scope, isHot: enables hot replacement of components, isSingle: detects a
 * second React in the page, isServer: the build runs on a server, where `x.server.ts` replaces `x.ts`
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dir, name, mode, isHot = false, isSingle = true, isServer = false }) {
  const isProduction = mode === 'production';
  return {
    mode,
    name: isServer ? `${name}-server` : name,
    context: dir,
    target: [isServer ? 'node' : 'web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: process.env.TIFFIN_OUT_DIR ?? join(dir, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 5_000,
      hashFunction: 'sha256',
    },
    resolve: {
      extensions: [...(isServer ? ['.server.tsx', '.server.ts'] : []), '.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        ...(isProduction && {
          ...productionRouter(),
          ...fetchOnlyAxios(),
          ...withoutVendorPrefixes(),
        }),
        ...(isHot && { 'react/jsx-dev-runtime': jsxDevRuntime }),
      },
    },
    module: {
      rules: [
        ...buildTimeValues(),
        pureRouter(),
        { test: /\.tsx?$/, exclude: LIBRARIES, use: swc({ name, isHot }) },
        { test: /\.(?:svg|woff2|png)$/, type: 'asset/resource', generator: { emit: !isServer } },
        ...(isSingle ? countInstances() : []),
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
      // A library that only one lazy chunk uses is bundled into that chunk, to save a request.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [minimizer(isServer)],
    },
    cache: process.env.TIFFIN_BUILD_CACHE !== 'off' && {
      type: 'filesystem',
      name: `${name}-${isServer ? 'server' : mode}`,
      cacheDirectory: join(root, '.tiffin/cache/webpack'),
      buildDependencies: { config: configFiles(dir) },
    },
    performance: false,
    stats: { preset: 'errors-warnings', timings: true },
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Reads the package.json of the package in a folder.
 *
 * @param {string} dir
 * @returns {{ name: string, version: string }}
 */
export function readPackage(dir) {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
}

/** @returns {Mode} the mode that NODE_ENV names; production unless it is `development` */
export function buildMode() {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

/**
 * Compiles TypeScript. The names of styled components come from their file and remote, not from the order in which files
 * are evaluated: the server and the browser, which loads chunks in any order, must agree on them.
 */
function swc({ name, isHot }) {
  return {
    loader: swcLoader,
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
        target: 'es2022',
        experimental: {
          plugins: [[styledIds, { namespace: name, ssr: true, displayName: false, minify: true }]],
          cacheRoot: join(root, '.tiffin/cache/swc'),
        },
      },
      module: { type: 'es6' },
    },
  };
}

/**
 * A native, multi-threaded minifier: ten times as fast as webpack's default, with files of the same size. Pages do not load
 * the notices of libraries: they have a file of their own. A server build is one file, and keeps them.
 */
function minimizer(isServer) {
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    parallel: false,
    // The map's library comes minified. To do it again takes a quarter of the build's time and saves 3 %.
    exclude: /^maplibre\./,
    extractComments: !isServer && { condition: 'some', filename: 'licences.txt', banner: false },
    minimizerOptions: {
      compress: { passes: 2 },
      mangle: true,
      ecma: 2022,
      ...(isServer && { format: { comments: 'some' } }),
    },
  });
}

/** Returns the files that configure a build. A change to one of them invalidates webpack's cache. */
function configFiles(dir) {
  const presets = readdirSync(import.meta.dirname).filter((name) => /\.(?:mjs|cjs)$/.test(name));
  const own = ['webpack.config.mjs', DESCRIPTION].map((name) => join(dir, name));
  return [...presets.map((name) => join(import.meta.dirname, name)), ...own].filter(existsSync);
}
