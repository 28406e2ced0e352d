import { createContext, useContext } from 'react';
import type { ElementSettings } from '../embed/element-contract';

/** The settings of the element around a screen. */
export const ElementSettingsContext = createContext<ElementSettings | null>(null);

/** Returns the settings of the element around a screen. Throws outside of an element. */
export function useElementSettings(): ElementSettings {
  const settings = useContext(ElementSettingsContext);
  if (!settings) throw new Error('useElementSettings needs an element around it.');
  return settings;
}
