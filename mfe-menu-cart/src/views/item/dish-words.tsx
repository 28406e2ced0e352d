import { createContext, useContext } from 'react';
import type { ReactElement } from 'react';

/** The language of a dish's words as a BCP 47 tag; undefined if it is the page's. */
export const DishLanguage = createContext<string | undefined>(undefined);

/** Renders words of the menu, marked with their language if it differs from the page's (WCAG 3.1.2). */
export function DishWords({ children }: { readonly children: string }): ReactElement {
  const language = useContext(DishLanguage);
  return language === undefined ? <>{children}</> : <span lang={language}>{children}</span>;
}
