import { FIRST_CALLS } from '../wire/first-calls';
import { shapesOf } from '../wire/shapes-of';

/** The shapes that the first page of a visit needs. */
export const firstAnswers = shapesOf((name) => FIRST_CALLS.some((first) => first === name));
