import { enumerationsIn, fieldPathsIn, valueAt, withValueAt } from '@tiffin/contracts/test-support';
import { Answer } from './answer';
import { plannedCall } from './planned-call';

/**
 * Returns the answer of a service that is newer than this client: each enumeration has an unknown value, and
 * each entity an additional field.
 */
export function fromTheFuture(call: string, answer: unknown): Answer {
  const { response } = plannedCall(call);
  const changed = enumerationsIn(response, answer).reduce(
    (newer, path) => withValueAt(newer, path, 'FROM_THE_FUTURE'),
    answer,
  );
  const grown = fieldPathsIn(answer)
    .filter((path) => isEntity(valueAt(answer, path)))
    .reduce((newer, path) => withValueAt(newer, [...path, 'fromTheFuture'], path.join(' ')), changed);
  return new Answer(200, grown, {}, true);
}

/**
 * Returns whether a value is an entity. A table holds entities by name, so an added key would be no field.
 */
function isEntity(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((part) => typeof part !== 'object');
}
