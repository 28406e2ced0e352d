import { expect, it } from '@jest/globals';
import { hostMessageSchema } from '@tiffin/contracts/schemas';
import fc from 'fast-check';
import { readHostMessage } from './read-host-message';
import { hostSays } from './test-support/host-says';

const TYPES = ['INIT', 'TOKEN', 'SUPPORTED_PAYMENT_METHOD', 'PAYMENT'] as const;
const init = hostSays('INIT');

it.each([
  ...TYPES.map((type) => [type, hostSays(type)] as const),
  ['INIT of nobody', hostSays('INIT', { initData: null, storedCards: [], integrationType: null })],
  ['a cancelled payment', hostSays('PAYMENT', { paymentToken: null })],
  ['a payment by a wallet', hostSays('PAYMENT', { walletType: 'APPLE_PAY' })],
  ['no payment method', hostSays('SUPPORTED_PAYMENT_METHOD', { paymentMethod: null, platform: 'Android' })],
  ['a message with unknown fields', hostSays('TOKEN', { extra: 1 })],
])('[EMB-03] [EMB-04] parses %s like the contract', (_what, data) => {
  expect(readHostMessage(data)).toEqual({ kind: 'message', message: hostMessageSchema.parse(data) });
});

const paths = TYPES.flatMap((type) => fieldPathsIn(hostSays(type)).map((path) => [type, path] as const));
const broken = [undefined, 7, '', 'x'.repeat(10_000), 'a\nb', '\ud800', {}, [], ['?'], 'constructor'];

it.each(paths)('%s is refused wherever the contract refuses its %s', (type, path) => {
  for (const value of broken) {
    const data = changed(hostSays(type), path, value);
    if (hostMessageSchema.safeParse(data).success) continue;
    // The host's e-mail address is never shown, so only its length is checked.
    if (path.endsWith('email') && typeof value === 'string' && value.length < 200) continue;
    if (path === 'channel') expect(readHostMessage(data)).toEqual({ kind: 'foreign' });
    else if (path === 'version') expect(readHostMessage(data)).toEqual({ kind: 'version' });
    else expect([path, value, readHostMessage(data)]).toEqual([path, value, { kind: 'malformed' }]);
  }
});

it.each([
  ['too many cards', { storedCards: Array.from({ length: 21 }, () => ({ ...first(init['storedCards']) })) }],
  ['too many payment methods', { supportedPaymentMethods: Array.from({ length: 11 }, () => 'APPLE_PAY') }],
  ['an unknown payment method', { supportedPaymentMethods: ['CASH'] }],
  [
    'a card without its digits',
    { storedCards: [{ token_id: 'c', card_brand: 'visa', card_last_four: '42' }] },
  ],
  ['a huge list', { storedCards: new Array(5_000_000) }],
])('refuses %s', (_what, more) => {
  expect(readHostMessage(hostSays('INIT', more))).toEqual({ kind: 'malformed' });
});

it('never throws, and accepts nothing invalid', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withMap: true }), (data) => {
      expect(readHostMessage(data).kind).toBe('foreign');
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (body) => {
      const data = { ...body, channel: 'tiffin-embed', version: 1 };
      expect(readHostMessage(data).kind === 'message').toBe(hostMessageSchema.safeParse(data).success);
    }),
  );
});

/** Returns every path in a value, such as `initData.user.email`. */
function fieldPathsIn(value: unknown, before = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return before === '' ? [] : [before];
  const inside = Object.entries(value).flatMap(([name, part]) =>
    fieldPathsIn(part, before === '' ? name : `${before}.${name}`),
  );
  return before === '' ? inside : [before, ...inside];
}

function changed(from: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const inside = rest.length === 0 ? value : changed(Reflect.get(Object(from), name), rest.join('.'), value);
  if (Array.isArray(from)) return from.map((item, index) => (String(index) === name ? inside : item));
  return { ...Object(from), [name]: inside };
}

function first(list: unknown): object {
  return Array.isArray(list) ? Object(list[0]) : {};
}
