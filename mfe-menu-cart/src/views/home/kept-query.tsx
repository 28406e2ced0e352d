import type { ReactElement } from 'react';

/** Renders the rest of a query, which a form that changes `q` sends along. */
export function KeptQuery({ query }: { readonly query: URLSearchParams }): ReactElement {
  return (
    <>
      {[...query].map(
        ([name, value]) => name !== 'q' && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
