import { createContext } from 'react';

/** Where dialogs and menus are put so that they find the tokens; null is the end of the document's body. */
export const PortalHostContext = createContext<HTMLElement | null>(null);
