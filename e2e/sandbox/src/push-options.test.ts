import { expect, it } from '@jest/globals';
import { optionsFromEnvironment } from './options';

const publicKey = `B${'a'.repeat(86)}`;
const privateKey = 'k'.repeat(43);

it('allows the push services of the browsers and derives keys by default', () => {
  const { hosts, keys } = optionsFromEnvironment({}).push;
  expect(hosts).toContain('fcm.googleapis.com');
  expect(keys).toBeNull();
});

it('takes hosts, contact and keys from the environment', () => {
  expect(
    optionsFromEnvironment({
      TIFFIN_PUSH_HOSTS: 'push.example, *.Push.Example.org',
      TIFFIN_PUSH_SUBJECT: 'https://lunch.example/contact',
      TIFFIN_PUSH_PUBLIC_KEY: publicKey,
      TIFFIN_PUSH_PRIVATE_KEY: privateKey,
    }).push,
  ).toEqual({
    hosts: ['push.example', '*.push.example.org'],
    subject: 'https://lunch.example/contact',
    keys: { publicKey, privateKey },
  });
});

it.each([
  [{ TIFFIN_PUSH_HOSTS: '*' }, /TIFFIN_PUSH_HOSTS .* has "\*"/],
  [{ TIFFIN_PUSH_HOSTS: '10.0.0.1' }, /TIFFIN_PUSH_HOSTS .* has "10\.0\.0\.1"/],
  [{ TIFFIN_PUSH_SUBJECT: 'ops' }, /TIFFIN_PUSH_SUBJECT must be a mailto: or https: URL/],
  [{ TIFFIN_PUSH_PUBLIC_KEY: publicKey }, /must be a pair/],
  [{ TIFFIN_PUSH_PRIVATE_KEY: privateKey }, /must be a pair/],
])('names what is wrong in %j', (env, expected) => {
  expect(() => optionsFromEnvironment(env)).toThrow(expected);
});

it('never repeats a private key', () => {
  const read = (): unknown => optionsFromEnvironment({ TIFFIN_PUSH_PRIVATE_KEY: privateKey });
  expect(read).not.toThrow(privateKey);
});
