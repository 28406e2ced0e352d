import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RUNTIME = '@module-federation/runtime-core';

/** One instance in the page, whoever loads first; the shell carries them from its start. */
const fromTheStart = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
  'styled-components',
  '@tiffin/api',
  '@tiffin/auth',
  '@tiffin/config',
  '@tiffin/event-bus',
  '@tiffin/federation',
  '@tiffin/i18n',
  '@tiffin/router',
  '@tiffin/ui',
];

/** One instance too, fetched when the first screen needs it: the shell itself has it, so that no remote brings its own. */
export const ON_DEMAND = ['@tiffin/ui/more', '@tiffin/ui/overlay', '@tiffin/i18n/message'];

/**
 * The `shared` table of the federation plugin.
 * axios, i18next, keycloak-js and react-router-dom are inside the packages that own them, where webpack can
 * leave out what nobody uses: a shared module is kept whole.
 *
 * @param {{ eager: boolean }} options eager: the shell, whose first chunk holds them all
 * @returns {Record<string, { singleton: true, eager: boolean, version: string, requiredVersion: string }>}
 */
export function sharedModules({ eager }) {
  const entries = [
    ...fromTheStart.map((name) => [name, shared(name, eager)]),
    ...ON_DEMAND.map((name) => [name, shared(name, false)]),
  ];
  return Object.fromEntries(entries);
}

/**
 * The runtime of federation, of which a remote brings none: the page that loads it has one.
 *
 * @returns {Record<string, { version: string, requiredVersion: string, import: false }>}
 */
export function federationRuntime() {
  const version = installedVersion('@module-federation/enhanced');
  return { [RUNTIME]: { version, requiredVersion: `^${version}`, import: false } };
}

/** Webpack's `externals` of a remote: where a page has put its runtime. */
export const RUNTIME_OF_THE_PAGE = {
  [RUNTIME]: `var (globalThis._FEDERATION_RUNTIME_CORE ?? (() => {
    throw new Error('This page gives remotes no runtime of Module Federation: it needs the plugin @module-federation/inject-external-runtime-core-plugin.');
  })())`,
};

function shared(request, eager) {
  const version = installedVersion(request);
  return { singleton: true, eager, version, requiredVersion: `^${version}` };
}

function installedVersion(request) {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const folder = name === '@tiffin/federation' ? '../../' : `../../node_modules/${name}/`;
  const file = fileURLToPath(new URL(`${folder}package.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
