import { FIRST_CALLS } from '../wire/first-calls';
import { shapesOf } from '../wire/shapes-of';

/** The answers that first paint does not need. They load on demand. */
export const deferredAnswers = shapesOf((name) => !FIRST_CALLS.some((first) => first === name));
