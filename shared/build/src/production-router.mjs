import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('./pure-router-loader.cjs', import.meta.url));
const wrapper = fileURLToPath(new URL('../../router/package.json', import.meta.url));

/**
 * Returns aliases to the production files of react-router. Its package exports only the development ones, which
 * carry the texts of warnings.
 */
export function productionRouter() {
  const library = createRequire(wrapper).resolve('react-router-dom');
  const files = join(dirname(createRequire(library).resolve('react-router')), '../production');
  return { 'react-router$': join(files, 'index.mjs'), 'react-router/dom$': join(files, 'dom-export.mjs') };
}

/** Returns the webpack rule that leaves unused components out of react-router. */
export function pureRouter() {
  return { test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/, use: loader };
}
