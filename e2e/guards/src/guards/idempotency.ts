import type { Guard } from '../guard';

const money = 'shared/api/src/commands/use-money-command';
const lostAnswer = {
  file: `${money}.test.tsx`,
  name: '[CHK-17] a lost answer keeps the key, over a reload too, and is not sent again by itself',
};

/** From the press of a button to the service's transaction. */
export const IDEMPOTENCY: readonly Guard[] = [
  {
    name: 'the key of a write that costs money',
    file: `${money}.ts`,
    from: '{ idempotencyKey: intentKey(intent) }',
    to: '{}',
    tests: [lostAnswer],
  },
  {
    name: 'one key as long as the intent lasts',
    file: 'shared/api/src/commands/intent-key.ts',
    from: 'held.get(intent) ?? read(intent)',
    to: 'null',
    tests: [
      lostAnswer,
      { file: 'shared/api/src/commands/intent-key.test.tsx', name: 'keeps a key over a reload of the tab' },
    ],
  },
  {
    name: 'the header that carries the key',
    file: 'shared/api/src/transport/send.ts',
    from: "...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),",
    to: '',
    tests: [
      { file: 'shared/api/src/transport/send.test.ts', name: 'sends an idempotency key where one is given' },
    ],
  },
  {
    name: 'the services’ keeping of the key',
    file: 'e2e/sandbox/src/idempotency/once.ts',
    from: 'if (key === undefined) return (await work()).answer;',
    to: 'return (await work()).answer;',
    tests: [
      {
        file: 'e2e/sandbox/src/idempotency/idempotency.test.ts',
        name: 'under one Idempotency-Key [CHK-17] redeeming points is done once, though two come at once, and answers the same again',
      },
    ],
  },
];
