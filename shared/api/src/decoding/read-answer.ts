import type { Shape } from '@tiffin/contracts';
import { ApiError } from '../errors/api-error';
import { noteOddity } from './answer-oddity';
import { decode, unreadable } from './decode';

/** What an answer looks like; by a function where it comes later, and null where it could not come. */
export type AnswerShape = Shape | (() => Promise<Shape | null>);

/** A body as its call's answer. Where its shape could not come, the body stays as it is. An ApiError where it does not fit. */
export function readAnswer(shape: Shape | null, body: unknown, status: number): unknown {
  if (shape === null) return body;
  const decoded = decode(shape, body, noteOddity);
  if (decoded !== unreadable) return decoded;
  throw new ApiError({ status, type: 'UNKNOWN', reason: 'UNREADABLE_ANSWER' });
}
