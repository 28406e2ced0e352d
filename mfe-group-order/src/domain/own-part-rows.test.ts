import { expect, it } from '@jest/globals';
import type { BillPart } from '@tiffin/contracts';
import { makeBillPart } from '@tiffin/testing';
import { ownPartRows } from './own-part-rows';

type Case = readonly [who: string, part: Partial<BillPart>, rows: string, isRefunded?: boolean];

const settledTime = '2026-11-23T17:10:00.000Z';

const cases: readonly Case[] = [
  ['who owes all', { coveredMicro: 0, owedMicro: 20 }, 'owed 20'],
  [
    'who owes what host and card did not pay',
    { coveredMicro: 8, paidMicro: 5, owedMicro: 7 },
    'covered -8, card -5, owed 7',
  ],
  ['who has paid the host back', { coveredMicro: 8, owedMicro: 12, settledTime }, 'covered -8, settled 12'],
  ['whose card paid', { coveredMicro: 0, paidMicro: 20, owedMicro: 0 }, 'paid 20'],
  [
    'whose card paid what the host left',
    { coveredMicro: 8, paidMicro: 12, owedMicro: 0 },
    'covered -8, paid 12',
  ],
  ['who is covered', { coveredMicro: 20, owedMicro: 0 }, 'covered -20, nothing 0'],
  [
    'who is on the bill of the host’s company',
    { coveredMicro: 20, isCoveredByCompany: true, owedMicro: 0 },
    'coveredByCompany -20, nothing 0',
  ],
  [
    'who is covered, in a cancelled order',
    { coveredMicro: 20, owedMicro: 0 },
    'covered -20, nothing 0',
    true,
  ],
  [
    'whose card paid a cancelled order',
    { coveredMicro: 8, paidMicro: 12, owedMicro: 0 },
    'covered -8, refunded -12, nothing 0',
    true,
  ],
  [
    'who owed for a cancelled order',
    { coveredMicro: 0, paidMicro: 5, owedMicro: 15 },
    'refunded -5, waived -15, nothing 0',
    true,
  ],
  [
    'whose dishes were all refused',
    { amountMicro: 0, returnedMicro: 20, coveredMicro: 0, paidMicro: 0, owedMicro: 0 },
    'nothing 0',
  ],
];

it.each(cases)(
  '[GRP-15] tells a guest %s what is left of their part',
  (_who, changes, told, isRefunded = false) => {
    const part = makeBillPart({ amountMicro: 20, settledTime: null, ...changes });
    const rows = ownPartRows({ totalMicro: 60, isRefunded, parts: [part] }, part);
    expect(rows.map(({ kind, amountMicro }) => `${kind} ${amountMicro}`).join(', ')).toBe(told);
    const left = rows.slice(0, -1).reduce((sum, { amountMicro }) => sum + amountMicro, part.amountMicro);
    expect(left).toBe(rows.at(-1)?.amountMicro);
  },
);
