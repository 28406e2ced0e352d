import { createContext, useContext } from 'react';

/** Which rendering after an error this is; a new number for every boundary and every "Try again". */
export const AttemptContext = createContext(0);

/** The number of the present attempt to render. */
export function useAttempt(): number {
  return useContext(AttemptContext);
}
