import type { ReactElement } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';
// Imports the package by name: this module is shared on its own and must use the page's one instance.
import { expectMessage, useI18n, useLocale } from '@tiffin/i18n';
import type { MessageValues } from '@tiffin/i18n';

type MessageProps = {
  readonly namespace: string;
  readonly name: string;
  readonly values?: MessageValues;
  /** Elements that replace the `<tags>` in the sentence. */
  readonly components: Readonly<Record<string, ReactElement>>;
};

/** Renders a sentence with markup inside: `<b>{{host}}</b> is checking out`. */
export function Message({ namespace, name, values, components }: MessageProps): ReactElement {
  const i18n = useI18n();
  const t = i18n.getFixedT(useLocale(), namespace);
  expectMessage(i18n, namespace, name, values);
  return (
    <Trans i18n={i18n} t={t} ns={namespace} i18nKey={name} values={values} components={{ ...components }} />
  );
}
