import { randomUUID } from 'node:crypto';
import type { Caller } from '../caller';
import type { Journal } from './journal';
import type { Power } from './power';

const MOST_ATTEMPTS = 5;

/**
 * Returns a caller who repeats a request with the same key after a power cut, as our pages do, and writes every
 * answer into a journal.
 */
export function patientCaller(who: Caller, name: string, journal: Journal, power: Power): Caller {
  return {
    ...who,
    call: async (method, path, body, headers = {}) => {
      const keyed = method === 'POST' ? { 'idempotency-key': randomUUID(), ...headers } : headers;
      const sentAt = journal.tick();
      for (let attempt = 1; ; attempt += 1) {
        const { cuts } = power;
        try {
          const answer = await who.call(method, path, body, keyed);
          const wasLost = attempt > 1;
          const answeredAt = journal.tick();
          journal.entries.push({ who: name, method, path, body, sentAt, answeredAt, answer, wasLost });
          return answer;
        } catch (error) {
          if (attempt === MOST_ATTEMPTS) throw error;
          await power.restoreAfter(cuts);
        }
      }
    },
  };
}
