import { Message } from '@tiffin/i18n/message';
import type { ReactElement } from 'react';
import './use-group-messages';

type SentenceProps = {
  readonly name: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A sentence in which people's and merchants' own words stand in `<c>`, so that they are told from ours. */
export function Sentence({ name, values }: SentenceProps): ReactElement {
  return (
    <Message
      namespace="mfe-group-order"
      name={name}
      values={values}
      components={{ c: <span data-content="" />, b: <b /> }}
    />
  );
}
