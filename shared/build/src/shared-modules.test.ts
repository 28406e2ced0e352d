import { afterEach, expect, it } from '@jest/globals';
import { federationRuntime, RUNTIME_OF_THE_PAGE, sharedModules } from './shared-modules.mjs';

const GLOBAL = '_FEDERATION_RUNTIME_CORE';
const [expression = ''] = Object.values(RUNTIME_OF_THE_PAGE).map((external) => external.replace(/^var /, ''));

/** Returns the federation runtime that a remote finds in a page. */
const find = (): unknown => new Function(`return ${expression}`)();

afterEach(() => {
  Reflect.deleteProperty(globalThis, GLOBAL);
});

it('a remote takes the runtime that its page gives it', () => {
  const runtime = {};
  Reflect.set(globalThis, GLOBAL, runtime);
  expect(find()).toBe(runtime);
});

it('on a page that gives none a remote says which plugin is missing', () => {
  expect(find).toThrow(/needs the plugin @module-federation\/inject-external-runtime-core-plugin/);
});

it('what is shared has the version that is installed, the runtime too', () => {
  const all = { ...sharedModules({ eager: false }), ...federationRuntime() };
  expect(Object.keys(all)).toContain('@module-federation/runtime-core');
  for (const { version, requiredVersion } of Object.values(all)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(requiredVersion).toBe(`^${version}`);
  }
});
