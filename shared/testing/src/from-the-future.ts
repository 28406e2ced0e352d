import { enumerationsIn, placesIn, valueAt, withValueAt } from '@tiffin/contracts/test-support';
import { Answer } from './answer';
import { plannedCall } from './planned-call';

/**
 * The answer of a service that is newer than this client in everything: each value of an enumeration is one that nobody
 * here knows, and each entity has a field more.
 */
export function fromTheFuture(call: string, answer: unknown): Answer {
  const { response } = plannedCall(call);
  const changed = enumerationsIn(response, answer).reduce(
    (newer, place) => withValueAt(newer, place, 'FROM_THE_FUTURE'),
    answer,
  );
  const grown = placesIn(answer)
    .filter((place) => isEntity(valueAt(answer, place)))
    .reduce((newer, place) => withValueAt(newer, [...place, 'fromTheFuture'], place.join(' ')), changed);
  return new Answer(200, grown, {}, true);
}

/** Tables hold entities by name: what is added there is no field. */
function isEntity(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((part) => typeof part !== 'object');
}
