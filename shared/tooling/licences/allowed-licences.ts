/** Licences (SPDX) of packages that this product may use and pass on. The squad of the shell decides on another one. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Copyleft of single files, which we do not change.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  // A dedication to the public domain, like CC0.
  'Unlicense',
  'Zlib',
];

/** Licences of versions whose package.json names none, as somebody has read them in the package. */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  'spawndamnit@3.0.1': 'MIT',
};
