import { useFormat } from '@tiffin/i18n';
import type { ReactElement } from 'react';
import type { PreflightLine } from '../../domain/preflight';
import { Sentence } from '../sentence';

type LineWordsProps = { readonly line: PreflightLine; readonly currencyCode: string };

/** Renders what a line of the pre-flight card says. */
export function LineWords({ line, currencyCode }: LineWordsProps): ReactElement {
  const format = useFormat();
  switch (line.kind) {
    case 'minimum':
    case 'freeDelivery': {
      const missing = format.money(line.missingMicro, currencyCode);
      return (
        <>
          <Sentence namespace="group-preflight" name={line.kind} values={{ missing }} />{' '}
          {line.choosing > 0 && (
            <Sentence namespace="group-preflight" name="choosing" values={{ count: line.choosing }} />
          )}
        </>
      );
    }
    case 'notOnSale': {
      const values = { dish: line.dish, name: line.firstName };
      return (
        <Sentence
          namespace="group-preflight"
          name={line.isMe ? 'ownNotOnSale' : 'notOnSale'}
          values={values}
        />
      );
    }
    case 'full':
      return <Sentence namespace="group-preflight" name="full" values={{ count: line.guestMax }} />;
  }
}
