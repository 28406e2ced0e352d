import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNTIME = '@module-federation/runtime-core';
/** Our packages are in the folder above this package. */
const OURS = '@tiffin/';
const ABOVE = fileURLToPath(new URL('../../', import.meta.url));

/** Modules with one instance per page, whichever build loads first. The shell's first chunk contains them. */
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

/**
 * Singletons that load when a screen first needs them. The shell contains them, so that no remote bundles a copy. A name
 * never changes, because live builds ask the page for it.
 */
export const ON_DEMAND = [
  '@tiffin/ui/more',
  '@tiffin/ui/overlay',
  '@tiffin/ui/popups',
  '@tiffin/ui/theme-scope',
  '@tiffin/i18n/message',
  '@tiffin/delivery-location',
];

/** The shared modules that need a browser. */
const BROWSER_ONLY = ['react-dom/client'];

/** Requests of the modules that the shell gives to server builds. */
export const SHARED_ON_SERVERS = [...fromTheStart, ...ON_DEMAND].filter(
  (name) => !BROWSER_ONLY.includes(name),
);

/**
 * Returns the `shared` table of the federation plugin.
 * axios, keycloak-js and react-router-dom are not listed: they are bundled into the packages that wrap them,
 * so that webpack can tree-shake them. A shared module is kept whole.
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
 * Returns the `shared` entry of the federation runtime. A remote bundles none; the page that loads it has one.
 *
 * @returns {Record<string, { version: string, requiredVersion: string, import: false }>}
 */
export function federationRuntime() {
  const version = installedVersion('@module-federation/enhanced');
  return { [RUNTIME]: { version, requiredVersion: `^${version}`, import: false } };
}

/** Webpack's `externals` of a remote: the global in which a page puts its federation runtime. */
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
  if (name.startsWith(OURS)) return versionIn(join(ABOVE, name.slice(OURS.length)));
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find(existsSync);
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return versionIn(folder);
}

function versionIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
