import { describe, expect, it } from '@jest/globals';
import type { Call, Route } from '@tiffin/contracts';
import { routes } from '@tiffin/contracts/routes';
import {
  enumerationsIn,
  fieldPathsIn,
  sampleCalls,
  samplesOf,
  valueAt,
  withValueAt,
} from '@tiffin/contracts/test-support';
import type { SampleCall } from '@tiffin/contracts/test-support';
import fc from 'fast-check';
import { callByName } from '../test-support/call-by-name';
import { startNetwork } from '../test-support/start-network';

type Response = Call['response'];

type Row = Pick<SampleCall, 'name' | 'params'>;

// A stream of events comes as text: the screen that reads it tests what it makes of it.
const rows = sampleCalls('id')
  .filter(({ call }) => !call.isStream)
  .flatMap(({ name, params, call: { response } }) =>
    samplesOf(response).map((sample) => ({ name, params, response, sample })),
  );

/** Makes a call with this answer. Returns the result in the form of its answer, or the error. */
async function outcome({ name, params }: Row, answer: unknown): Promise<unknown> {
  startNetwork(() => ({ data: answer }));
  const result: unknown = await callByName(name, params).catch((error: unknown) => error);
  const { field, isEmpty }: Route = routes[name];
  if (isEmpty && result === undefined) return {};
  return result instanceof Error || field === undefined ? result : { [field]: result };
}

/** Returns the faults that a schema finds, except ranges and formats, which only the services check. */
function wrongIn(response: Response, answer: unknown): readonly unknown[] {
  const { error } = response.safeParse(answer);
  return (error?.issues ?? []).filter(
    ({ code }) => !['too_small', 'too_big', 'invalid_format'].includes(code),
  );
}

const unreadableAnswer = { name: 'ApiError', type: 'UNKNOWN', reason: 'UNREADABLE_ANSWER' };

describe.each(rows)('$name', ({ name, params, response, sample }) => {
  const row = { name, params };

  it('accepts a value that a newer service added to any of its enumerations', async () => {
    for (const path of enumerationsIn(response, sample)) {
      const odd = withValueAt(sample, path, 'FROM_THE_FUTURE');
      expect(wrongIn(response, odd)).not.toEqual([]);
      const result = await outcome(row, odd);
      // A card that was just stored cannot be used if its kind is unknown.
      const isUseless = name === 'addPaymentMethod' && path.at(-1) === 'entityType';
      if (isUseless) expect(result).toMatchObject(unreadableAnswer);
      else expect([path, wrongIn(response, result)]).toEqual([path, []]);
    }
  });

  it('accepts fields that a newer service added anywhere', async () => {
    const entities = [[], ...fieldPathsIn(sample)].filter((path) => isEntity(valueAt(sample, path)));
    for (const path of entities) {
      const odd = withValueAt(sample, [...path, 'fromTheFuture'], { a: ['b'] });
      expect([path, wrongIn(response, await outcome(row, odd))]).toEqual([path, []]);
    }
  });

  it('returns an entity that a screen can show, or one kind of error, whatever a broken service omits or mixes up', async () => {
    const junk = fc.constantFrom(
      undefined,
      null,
      '',
      'FROM_THE_FUTURE',
      0,
      -1,
      1.5,
      1e308,
      true,
      [],
      {},
      [null],
      '<html>',
    );
    const paths = fieldPathsIn(sample);
    if (paths.length === 0) return;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), junk, async (path, value) => {
        const result = await outcome(row, withValueAt(sample, path, value));
        if (result instanceof Error) expect(result).toMatchObject(unreadableAnswer);
        else expect(wrongIn(response, result)).toEqual([]);
      }),
      { numRuns: 30, seed: 42 },
    );
  });
});

/** The samples of tables have one entry named `key`. A key that is added there is not a field. */
function isEntity(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).join() !== 'key';
}
