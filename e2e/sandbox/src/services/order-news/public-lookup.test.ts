import { isPublicAddress, publicLookup } from './public-lookup';

it.each([
  ['142.250.72.10', true],
  ['2607:f8b0:4006:81b::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
])('%s is on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it('refuses a name that leads to this machine', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(error).toMatchObject({ message: 'localhost has an address that is not public.' });
});
