import { expect, it } from '@jest/globals';
import { billOfMaterials } from './bill-of-materials';

const HASH = Buffer.alloc(64, 7);

it('lists each library with package URL, licence and hash, and says whether the product contains it', () => {
  const packages = [
    { name: '@types/react', version: '19.3.0', licence: 'MIT', isInProduct: false, integrity: undefined },
    {
      name: 'react',
      version: '19.3.1',
      licence: 'MIT',
      isInProduct: true,
      integrity: `sha512-${HASH.toString('base64')}`,
    },
  ];
  const written = JSON.parse(billOfMaterials({ name: 'tiffin', version: '1.0.0' }, packages));
  expect(written).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'tiffin', version: '1.0.0' } },
  });
  expect(written.components).toEqual([
    expect.objectContaining({ purl: 'pkg:npm/%40types/react@19.3.0', group: '@types', scope: 'excluded' }),
    expect.objectContaining({
      purl: 'pkg:npm/react@19.3.1',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: HASH.toString('hex') }],
    }),
  ]);
});
