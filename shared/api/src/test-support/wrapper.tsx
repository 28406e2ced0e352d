import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

/** Puts hooks under a cache. */
export function wrapperOf(client: QueryClient): (props: { readonly children: ReactNode }) => ReactElement {
  return function Wrapper({ children }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };
}
