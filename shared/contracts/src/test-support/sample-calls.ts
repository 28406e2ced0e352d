import type { Call } from '../calls/call';
import type { CallName } from '../calls/call-types';
import { CALLS } from '../calls/calls';
import { samplesOf } from './samples-of';

/** A call with a value for every parameter that it takes. */
export type SampleCall = {
  readonly name: CallName;
  readonly call: Call;
  readonly params: Readonly<Record<string, unknown>>;
};

/** Every call of the contracts; each parameter of a path is `pathParameter`. */
export function sampleCalls(pathParameter: string): readonly SampleCall[] {
  return namesOf(CALLS).map((name) => {
    const call: Call = CALLS[name];
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [
      parameter,
      pathParameter,
    ]);
    const query: unknown = call.query && samplesOf(call.query)[0];
    const body = call.body && { body: samplesOf(call.body)[0] };
    return { name, call, params: { ...Object.fromEntries(inPath), ...Object(query), ...body } };
  });
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[];
function namesOf(table: object): readonly string[] {
  return Object.keys(table);
}
