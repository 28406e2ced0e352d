import { FIRST_CALLS } from '../wire/first-calls';
import { shapesOf } from '../wire/shapes-of';

/** All other answers. */
export const lateAnswers = shapesOf((name) => !FIRST_CALLS.some((first) => first === name));
