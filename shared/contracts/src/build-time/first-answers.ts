import { FIRST_CALLS } from '../wire/first-calls';
import { shapesOf } from '../wire/shapes-of';

/** The answers that a page shows first. */
export const firstAnswers = shapesOf((name) => FIRST_CALLS.some((first) => first === name));
