import { RenderBoundary } from '@tiffin/federation';
import type { ReactElement, ReactNode } from 'react';
import { reportError } from '../telemetry/error-reports';
import { SomethingWentWrong } from './something-went-wrong';

type Props = { readonly resetKey: string; readonly children: ReactNode };

/** Catches and reports errors that no inner boundary caught. A new path resets it. */
export function LastResort({ resetKey, children }: Props): ReactElement {
  return (
    <RenderBoundary
      place={resetKey}
      onError={(error) => {
        reportError(error);
      }}
      fallback={() => <SomethingWentWrong />}
    >
      {children}
    </RenderBoundary>
  );
}
