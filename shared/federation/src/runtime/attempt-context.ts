import { createContext, useContext } from 'react';

/** The number of the current render attempt. Every boundary and every "Try again" gets a new number. */
export const AttemptContext = createContext(0);

/** Returns the number of the current render attempt. */
export function useAttempt(): number {
  return useContext(AttemptContext);
}
