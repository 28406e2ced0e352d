import type { Call } from '@tiffin/contracts';
import { bodyMutations, queryMutations } from './mutations';
import type { Mutation } from './mutations';
import { bodyOf, fittingRequest, ownExample, pathOf, plainExample, writtenAsForm } from './requests';
import type { Request } from './requests';
import type { WholeLife } from './whole-life';

const MEGABYTE = 'x'.repeat(1_048_576);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Ids that do not exist: plausible, hostile and too long. */
const UNKNOWN_IDS = [
  'nothing-like-it',
  '00000000-0000-4000-8000-000000000000',
  '-1',
  '%00',
  '%0A',
  '%E0%A4%A',
  '%F0%9F%8D%9B',
  '..%2F..%2Fsandbox%2Ftables',
  "'%20OR%201%3D1--",
  '__proto__',
  'constructor',
  'x'.repeat(201),
  'x'.repeat(5_000),
];

/** Returns every request of a call that its contract rejects. */
export function badRequests(row: Call, life: WholeLife): readonly Request[] {
  const fitting = fittingRequest(row, life);
  const { query, body } = mutationsOf(row, (schema) => ownExample(schema, life));
  return [
    ...query.bad.map((mutation) => withQuery(fitting, mutation)),
    ...body.bad.map((mutation) => withBody(row, fitting, mutation)),
    ...unknownIds(row, fitting, life),
    ...(row.method === 'GET' ? [] : badBodies(row, fitting)),
    ...(row.takesIdempotencyKey
      ? [
          {
            ...fitting,
            what: 'endless key',
            headers: { ...fitting.headers, 'idempotency-key': 'k'.repeat(5_000) },
          },
        ]
      : []),
  ];
}

/** Returns unusual requests of a call that its contract still accepts. */
export function oddRequests(row: Call, life: WholeLife): readonly Request[] {
  const fitting = fittingRequest(row, life);
  const { query, body } = mutationsOf(row, (schema) => plainExample(schema, life));
  return [
    fitting,
    ...query.odd.map((mutation) => withQuery(fitting, mutation)),
    ...body.odd.map((mutation) => withBody(row, fitting, mutation)),
    {
      ...fitting,
      what: 'odd headers',
      headers: { ...fitting.headers, 'accept-language': ';;q=,*', cookie: 'tiffin_guest=__proto__; =; x' },
    },
  ];
}

function mutationsOf(
  row: Call,
  exampleFor: (schema: NonNullable<Call['body']>) => unknown,
): { readonly query: ReturnType<typeof queryMutations>; readonly body: ReturnType<typeof queryMutations> } {
  const none = { bad: [], odd: [] };
  const mutate = row.bodyFormat === 'form' ? queryMutations : bodyMutations;
  return {
    query: row.query ? queryMutations(row.query, exampleFor(row.query)) : none,
    body: row.body ? mutate(row.body, exampleFor(row.body)) : none,
  };
}

function withQuery(fitting: Request, { what, value }: Mutation): Request {
  return { ...fitting, what: `query ${what}`, query: writtenAsForm(value) };
}

function withBody(row: Call, fitting: Request, { what, value }: Mutation): Request {
  return { ...fitting, ...bodyOf(row, value), what };
}

function unknownIds(row: Call, fitting: Request, life: WholeLife): readonly Request[] {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.flatMap((unknown) =>
    UNKNOWN_IDS.map((id) => ({
      ...fitting,
      what: `${unknown} ${id.slice(0, 30)}`,
      path: pathOf(row, (name) => (name === unknown ? id : life.idFor(row.path, name))),
    })),
  );
}

function badBodies(row: Call, fitting: Request): readonly Request[] {
  return [
    { ...fitting, what: 'a megabyte', body: JSON.stringify({ text: MEGABYTE }), headers: JSON_TYPE },
    { ...fitting, what: 'no JSON', body: '{"merchantId": ', headers: JSON_TYPE },
    { ...fitting, what: 'XML', body: '<a/>', headers: { 'content-type': 'application/xml' } },
    { ...fitting, what: 'no content type that exists', body: '{}', headers: { 'content-type': '\u00e4/;;' } },
    ...(row.bodyFormat === 'form'
      ? []
      : [
          {
            ...fitting,
            what: 'a form',
            body: 'a=b',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
        ]),
  ];
}
