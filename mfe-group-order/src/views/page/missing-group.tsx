import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { StandIn } from './stand-in';

/** Renders the message that the URL names no group. */
export function MissingGroup(): ReactElement {
  const t = useGroupMessages();
  return <StandIn icon="people" title={t('missing.title')} text={t('missing.text')} />;
}
