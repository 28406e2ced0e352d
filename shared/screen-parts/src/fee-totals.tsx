import type { ServiceFeeWords } from '@tiffin/domain';
import type { TotalsRow } from '@tiffin/ui';
import { Totals } from '@tiffin/ui/more';
import { lazy, Suspense, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';

const ServiceFeeDialog = lazy(() =>
  import('./service-fee-dialog').then(({ ServiceFeeDialog: dialog }) => ({ default: dialog })),
);

/** One line of a sum that can be a service fee. */
export type FeeRow = TotalsRow & { readonly isServiceFee?: boolean };

type FeeTotalsProps = Omit<ComponentProps<typeof Totals>, 'rows'> & {
  readonly rows: readonly FeeRow[];
  /** What the dialog about a service fee says. Without it, the row's own sentence shows. */
  readonly words: ServiceFeeWords | undefined;
};

/** Renders the price line by line. A service fee opens the merchant's words in a dialog, in its own chunk. */
export function FeeTotals({ rows, words, ...rest }: FeeTotalsProps): ReactElement {
  const [title, setTitle] = useState<string>();
  const shown = rows.map(({ isServiceFee, ...row }): TotalsRow => ({
    ...row,
    onInfo:
      isServiceFee && words
        ? () => {
            setTitle(row.label);
          }
        : undefined,
  }));
  return (
    <>
      <Totals {...rest} rows={shown} />
      {title !== undefined && words && (
        <Suspense fallback={null}>
          <ServiceFeeDialog
            title={title}
            words={words}
            onClose={() => {
              setTitle(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
