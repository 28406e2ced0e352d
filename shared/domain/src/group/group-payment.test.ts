import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groupPayment } from './group-payment';

const BEN = { externalUserId: 'ben', ownMicro: 8_850_000, heldMicro: 8_850_000 };

it.each([
  ['a held part is captured', 8_850_000, [], [['ben', 8_850_000]], []],
  ['a part that became less captures less', 9_400_000, [], [['ben', 8_850_000]], []],
  [
    'a part that became more is missing the difference',
    8_000_000,
    [],
    [['ben', 8_000_000]],
    [['ben', 850_000]],
  ],
  ['a missing payment is named', 0, [], [], [['ben', 8_850_000]]],
  ['a covered guest’s missing payment is the host’s', 0, ['ben'], [], []],
] as const)('[GRP-15] %s', (_case, heldMicro, covered, captures, missing) => {
  const payment = groupPayment(20_000_000, [{ ...BEN, heldMicro }], covered);
  const pairs = (amounts: typeof payment.captures) =>
    amounts.map(({ externalUserId, amountMicro }) => [externalUserId, amountMicro]);
  expect([pairs(payment.captures), pairs(payment.missing)]).toEqual([captures, missing]);
  expect(payment.hostMicro).toBe(20_000_000 - (captures[0]?.[1] ?? 0));
});

it('[GRP-15] the cards pay the total together, and nobody’s card more than it holds or than their part', () => {
  const guests = fc.array(
    fc.record({ externalUserId: fc.uuid(), ownMicro: fc.nat(50_000_000), heldMicro: fc.nat(50_000_000) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(guests, fc.nat(20_000_000), fc.nat(), (paying, hostOwnMicro, some) => {
      const totalMicro = paying.reduce((sum, { ownMicro }) => sum + ownMicro, hostOwnMicro);
      const covered = paying.filter((_guest, at) => (some >> (at % 30)) % 2 === 1);
      const payment = groupPayment(
        totalMicro,
        paying,
        covered.map(({ externalUserId }) => externalUserId),
      );
      const captured = payment.captures.reduce((sum, { amountMicro }) => sum + amountMicro, 0);
      expect(captured + payment.hostMicro).toBe(totalMicro);
      for (const { externalUserId, amountMicro } of payment.captures) {
        const guest = paying.find((one) => one.externalUserId === externalUserId);
        expect(amountMicro).toBeLessThanOrEqual(Math.min(guest?.ownMicro ?? 0, guest?.heldMicro ?? 0));
      }
      if (covered.length === paying.length) expect(payment.missing).toEqual([]);
    }),
  );
});
