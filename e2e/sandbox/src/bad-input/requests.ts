import type { Call } from '@tiffin/contracts';
import { errorBodySchema, errorTypesOf } from '@tiffin/contracts/schemas';
import { exampleOf } from '../openapi/example-of';
import { jsonSchemaOf } from '../openapi/json-schema';
import { PREFIXES } from '../register-call';
import type { WholeLife } from './whole-life';

/** A request as it is sent. */
export type Request = {
  readonly what: string;
  readonly path: string;
  readonly query?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Answer = { readonly status: number; readonly text: string };

const RARE = [
  'brandExternalId',
  'cartCheckoutCode',
  'cartChecksum',
  'cartItemOptions',
  'challengeAnswer',
  'floorId',
  'id',
  'inviteLinkId',
  'menuDraftId',
  'nextPageToken',
  'oneTimePassword',
  'orderIds',
  'orderTokens',
  'basketIds',
  'paymentChallengeAnswer',
];
const FORM = 'application/x-www-form-urlencoded';

/** Returns a valid request of a call, with ids that this person owns. */
export function fittingRequest(row: Call, life: WholeLife): Request {
  const query = row.query && plainExample(row.query, life);
  const body = row.body && plainExample(row.body, life);
  return {
    what: 'as it should be',
    path: pathOf(row, (name) => life.idFor(row.path, name)),
    ...(query !== undefined && { query: writtenAsForm(query) }),
    ...(body !== undefined && bodyOf(row, body)),
  };
}

/** Returns the URL of a call with its path parameters filled in. */
export function pathOf(row: Call, valueOf: (name: string) => string): string {
  return PREFIXES[row.service] + row.path.replace(/\{(\w+)\}/g, (_all, name: string) => valueOf(name));
}

/** Returns an example of a schema, with ids that the person owns. */
export function ownExample(schema: NonNullable<Call['body']>, { ids }: WholeLife): unknown {
  const own = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(own);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, ids[name] ?? own(part)]));
  };
  return own(exampleOf(jsonSchemaOf(schema, 'input')));
}

/** Returns the same example without rare fields, such as a page token or the answer to a bank. */
export function plainExample(schema: NonNullable<Call['body']>, life: WholeLife): unknown {
  return RARE.reduce<unknown>(
    (example, name) => {
      if (typeof example !== 'object' || example === null || !(name in example)) return example;
      const without = Object.fromEntries(Object.entries(example).filter(([field]) => field !== name));
      const plainer = [without, { ...without, [name]: null }, { ...without, [name]: [] }];
      return plainer.find((candidate) => schema.safeParse(candidate).success) ?? example;
    },
    ownExample(schema, life),
  );
}

/** Returns a body and its content type as the contract requires them. */
export function bodyOf(row: Call, value: unknown): Pick<Request, 'body' | 'headers'> {
  return row.bodyFormat === 'form'
    ? { body: writtenAsForm(value), headers: { 'content-type': FORM } }
    : { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

/** Returns fields in URL or form encoding. A list is written as a repeated field. */
export function writtenAsForm(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new URLSearchParams(
    fields.flatMap(([name, part]) => [part].flat().map((one) => [name, String(one)])),
  ).toString();
}

export async function send(
  sandboxUrl: string,
  row: Call,
  { path, query, body, headers }: Request,
  token: string,
): Promise<Answer> {
  const response = await fetch(`${sandboxUrl}${path}${query ? `?${query}` : ''}`, {
    method: row.method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && row.method !== 'GET' && { body }),
  });
  const { status, ok, body: answer } = response;
  // A stream of events has no end of its own.
  if (ok && row.isStream) await answer?.cancel();
  return { status, text: ok && row.isStream ? '' : await response.text() };
}

/** Returns what is wrong with the refusal of a bad request; undefined where it follows section 8. */
export function faultOf(row: Call, { status, text }: Answer): string | undefined {
  if (status < 400 || status > 499) return `${status} ${text.slice(0, 200)}`;
  return shapeFault(row, text);
}

function shapeFault(row: Call, text: string): string | undefined {
  const parsed = errorBodySchema.safeParse(jsonOf(text));
  // The provider answers as OAuth 2 requires (RFC 6749, section 5.2).
  if (row.service === 'singleSignOn') return undefined;
  if (!parsed.success) return `not the shape of an error: ${text.slice(0, 200)}`;
  const { type, message } = parsed.data.error;
  if (!message) return `no words: ${text.slice(0, 200)}`;
  return errorTypesOf(row).some((known) => known === type) || type === 'INVALID_PARAMETER'
    ? undefined
    : `an error that the call does not declare: ${type}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
