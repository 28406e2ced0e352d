import type { Shape } from '@tiffin/contracts/shapes';
import axios from 'axios';
import type { AxiosResponseTransformer } from 'axios';
import { ApiError } from '../errors/api-error';
import { noteOddity } from './answer-oddity';
import { decode, unreadable } from './decode';

/** What an answer looks like; by a function where it comes later, and null where it could not come. */
export type AnswerShape = Shape | (() => Promise<Shape | null>);

/**
 * How axios makes data of a body: parsed, then decoded. The shape is sent for now, while the service works; an answer
 * that is there first waits for it as a promise. Bodies of failures stay as they are.
 */
export function reading(answer: AnswerShape): AxiosResponseTransformer[] {
  const shape = typeof answer === 'function' ? answer() : answer;
  const decodeAnswer: AxiosResponseTransformer = (data: unknown, _headers, status = 0) => {
    if (status < 200 || status >= 300) return data;
    if (!(shape instanceof Promise)) return decodeBy(shape, data, status);
    return shape.then((arrived) => (arrived === null ? data : decodeBy(arrived, data, status)));
  };
  return [axios.defaults.transformResponse ?? [], decodeAnswer].flat();
}

function decodeBy(shape: Shape, data: unknown, status: number): unknown {
  const decoded = decode(shape, data, noteOddity);
  if (decoded !== unreadable) return decoded;
  throw new ApiError({ status, type: 'UNKNOWN', reason: 'UNREADABLE_ANSWER' });
}
