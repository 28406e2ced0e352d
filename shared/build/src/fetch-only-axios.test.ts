import { existsSync, readFileSync } from 'node:fs';
import { fetchOnlyAxios } from './fetch-only-axios.mjs';

it.each(Object.entries(fetchOnlyAxios()))('%s exists and becomes the empty module', (file, replacement) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(replacement, 'utf8')).toContain('export default null');
});
