import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { usePrinting } from './use-printing';

/** On paper there is only this page, black on white; on the screen there is none of it. */
const Paper = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: 20px;
    max-width: 620px;
    color-scheme: light;
    --text: #000;
    --text-muted: #000;
    --success: #000;
    --border: #000;
    color: #000;
    body:has(&) :not(:has(&), &, & *) {
      display: none;
    }
    html:has(&),
    body:has(&),
    body :has(&) {
      display: block;
      margin: 0;
      padding: 0;
      border: 0;
      min-height: 0;
      box-shadow: none;
      background: #fff;
    }
  }
`;

/** Renders what paper and PDF show instead of the screen, while the page is being printed. */
export function PrintedPage({ children }: { readonly children: ReactNode }): ReactElement | null {
  return usePrinting() ? <Paper>{children}</Paper> : null;
}
