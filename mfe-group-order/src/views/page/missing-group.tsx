import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { UnavailableGroup } from './unavailable-group';

/** Renders the message that the URL names no group. */
export function MissingGroup(): ReactElement {
  const t = useGroupMessages();
  return <UnavailableGroup icon="people" title={t('missing.title')} text={t('missing.text')} />;
}
