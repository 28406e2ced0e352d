import { createContext } from 'react';

/** Whether the page around is ours, so that its title is ours to write. */
export const OwnsPageContext = createContext(true);
