import type { CallName } from '../calls/call-types';
import { CALLS } from '../calls/calls';
import type { Call } from '../calls/call';
import type { Extension } from '../calls/extensions';

/** The extension of each call that has one. */
export const callExtensions: Readonly<Partial<Record<CallName, Extension>>> = extensionsOf(CALLS);

function extensionsOf<Name extends string>(
  calls: Readonly<Record<Name, Call>>,
): Readonly<Partial<Record<Name, Extension>>>;
function extensionsOf(calls: Readonly<Record<string, Call>>): Readonly<Record<string, Extension>> {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, { extension }]) => (extension ? [[name, extension]] : [])),
  );
}
