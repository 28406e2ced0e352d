import { CALLS } from '../calls/calls';
import type { CallName } from '../calls/call-types';
import type { Shape } from './shape';
import { shapeOf } from './shape-of';

/** The shapes of answers by the names of their calls. An answer that carries nothing has none. */
export type AnswerShapes = { readonly [Name in CallName]?: Shape };

/** Returns the shapes of the calls that `isWanted` picks. */
export function shapesOf(isWanted: (name: string) => boolean): AnswerShapes {
  return Object.fromEntries(
    Object.entries(CALLS).flatMap(([name, { response }]) =>
      isWanted(name) ? [[name, shapeOf(response)]] : [],
    ),
  );
}
