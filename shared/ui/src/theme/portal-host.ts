import { createContext } from 'react';

/**
 * The element that dialogs and menus are rendered into, so that they inherit the tokens. Null is the
 * document's body.
 */
export const PortalHostContext = createContext<HTMLElement | null>(null);
