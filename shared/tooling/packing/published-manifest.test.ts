import { expect, it } from '@jest/globals';
import { publishedManifest } from './published-manifest';

const options = {
  versionOf: (name: string) => (name === 'react' ? '19.3.1' : '1.2.0'),
  singletons: ['react', '@tiffin/i18n'],
  node: '>=20.20',
};
const manifest = {
  name: '@tiffin/ui',
  version: '1.2.0',
  exports: {
    '.': './src/index.ts',
    './message': './src/message.tsx',
    './build': './src/index.mjs',
    './jest': './jest/x.mjs',
  },
  dependencies: {
    '@tiffin/i18n': 'workspace:*',
    '@tiffin/storage': 'workspace:*',
    axios: 'catalog:',
    react: 'catalog:',
  },
  devDependencies: { 'fast-check': 'catalog:' },
};

it('makes peers of what a page has once, with a range', () => {
  expect(publishedManifest(manifest, options)).toMatchObject({
    peerDependencies: { '@tiffin/i18n': '^1.2.0', react: '^19.3.1' },
  });
});

it('depends on our packages by range and on others exactly, and drops what only tests need', () => {
  const published = publishedManifest(manifest, options);
  expect(published).toMatchObject({ dependencies: { '@tiffin/storage': '^1.2.0', axios: '1.2.0' } });
  expect(JSON.stringify(published)).not.toMatch(/workspace:|catalog:|fast-check/);
});

it('exports each module of the sources with its types', () => {
  expect(publishedManifest(manifest, options)).toMatchObject({
    exports: {
      '.': { types: './types/index.d.ts', default: './src/index.ts' },
      './message': { types: './types/message.d.ts', default: './src/message.tsx' },
      './build': { types: './types/index.d.mts', default: './src/index.mjs' },
      './jest': './jest/x.mjs',
    },
  });
});
