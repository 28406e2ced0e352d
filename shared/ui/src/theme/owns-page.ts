import { createContext } from 'react';

/** Whether this site owns the page, and so may set its title. */
export const OwnsPageContext = createContext(true);
