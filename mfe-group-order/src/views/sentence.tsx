import type { MessageKey } from '@tiffin/i18n';
import { Message } from '@tiffin/i18n/message';
import type { ReactElement } from 'react';
import type bill from '../locales/bill.en.json';
import type leftOut from '../locales/left-out.en.json';
import type preflight from '../locales/preflight.en.json';
import type { GroupMessage } from './use-group-messages';
import './use-group-messages';

/** Words that load later have a namespace of their own. */
type Name =
  | { readonly namespace?: 'mfe-group-order'; readonly name: GroupMessage }
  | { readonly namespace: 'group-bill'; readonly name: MessageKey<typeof bill> }
  | { readonly namespace: 'group-left-out'; readonly name: MessageKey<typeof leftOut> }
  | { readonly namespace: 'group-preflight'; readonly name: MessageKey<typeof preflight> };

type SentenceProps = Name & {
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
