import { Message } from '@tiffin/i18n/message';
import type { ReactElement } from 'react';
import './use-group-messages';

type SentenceProps = {
  /** Words that load later have a namespace of their own. */
  readonly namespace?: string;
  readonly name: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * Renders a sentence in which names of people and merchants are marked by `<c>`, to tell them from the
 * product's words.
 */
export function Sentence({ namespace = 'mfe-group-order', name, values }: SentenceProps): ReactElement {
  return (
    <Message
      namespace={namespace}
      name={name}
      values={values}
      components={{ c: <span data-content="" />, b: <b /> }}
    />
  );
}
