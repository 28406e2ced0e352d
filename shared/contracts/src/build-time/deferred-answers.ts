import { FIRST_CALLS } from '../wire/first-calls';
import { shapesOf } from '../wire/shapes-of';

/** All other shapes. They load on demand. */
export const deferredAnswers = shapesOf((name) => !FIRST_CALLS.some((first) => first === name));
