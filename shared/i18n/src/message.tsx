import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useI18n } from './use-i18n';
import { expectMessage } from './use-messages';
import type { MessageValues } from './use-messages';

type MessageProps = {
  readonly namespace: string;
  readonly name: string;
  readonly values?: MessageValues;
  /** Elements for the `<tags>` in the sentence. */
  readonly components: Readonly<Record<string, ReactElement>>;
};

/** A sentence with markup inside: `<b>{{host}}</b> is checking out`. */
export function Message({ namespace, name, values, components }: MessageProps): ReactElement {
  const instance = useI18n();
  const { i18n, t } = useTranslation(namespace, { i18n: instance });
  expectMessage(i18n, namespace, name, values);
  return (
    <Trans i18n={i18n} t={t} ns={namespace} i18nKey={name} values={values} components={{ ...components }} />
  );
}
