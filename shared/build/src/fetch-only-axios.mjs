import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const wrapper = fileURLToPath(new URL('../../api/package.json', import.meta.url));

/** Parts of axios that `@tiffin/api` does not use: other adapters, and what is for forms with files and for `data:` URLs. */
const UNUSED = [
  'adapters/xhr.js',
  'cancel/CancelToken.js',
  'core/createMultipartBody.js',
  'helpers/HttpStatusCode.js',
  'helpers/estimateDataURLDecodedBytes.js',
  'helpers/formDataToJSON.js',
];

/**
 * Returns aliases that leave unused parts out of axios. Its entry point refers to all of them, so webpack cannot. They become
 * the empty module by which axios itself replaces its Node adapter for browsers.
 */
export function fetchOnlyAxios() {
  const library = join(dirname(createRequire(wrapper).resolve('axios/package.json')), 'lib');
  return Object.fromEntries(UNUSED.map((file) => [join(library, file), join(library, 'helpers/null.js')]));
}
