import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
// Imports the package by name: this module is shared on its own and must use the page's one instance.
import { fillIn, sentenceOf, useLocale, useMessages } from '@tiffin/i18n';
import type { MessageValues } from '@tiffin/i18n';

type MessageProps<Key> = {
  readonly namespace: string;
  readonly name: Key;
  readonly values?: MessageValues;
  /** Elements that replace the `<tags>` in the sentence. */
  readonly components: Readonly<Record<string, ReactElement>>;
};

/** A tag with what it contains: `<b>Ana</b>`. Tags contain others, but none of their own name. */
const TAG = /<(\w+)>(.*?)<\/\1>/s;

/**
 * Renders a sentence with markup inside: `<b>{{host}}</b> is checking out`. Values are text: a name with a `<b>` in it is
 * shown as it is. `Key` is the `MessageKey` of the namespace's English messages.
 */
export function Message<Key extends string = string>(props: MessageProps<Key>): ReactElement {
  const { namespace, name, values, components } = props;
  // Renders again when language or sentences change.
  useMessages(namespace);
  const sentence = sentenceOf(useLocale(), namespace, name, values);
  return <>{withMarkup(sentence, values, components)}</>;
}

function withMarkup(
  text: string,
  values: MessageValues | undefined,
  components: MessageProps<string>['components'],
): ReactNode {
  const found = TAG.exec(text);
  if (!found) return fillIn(text, values);
  const [whole, tag = '', inside = ''] = found;
  const content = withMarkup(inside, values, components);
  const component = components[tag];
  return (
    <>
      {fillIn(text.slice(0, found.index), values)}
      {component ? cloneElement(component, undefined, content) : content}
      {withMarkup(text.slice(found.index + whole.length), values, components)}
    </>
  );
}
