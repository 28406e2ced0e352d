import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { askingForTime } from '../../domain/left-out';
import { useHostSteps } from '../waiting/use-host-steps';
import { useLeftOutMessages } from './use-left-out-messages';

/** Renders to the host and co-hosts who asks for more time, with the press that gives it. */
export function AskingGuests({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useLeftOutMessages();
  const format = useFormat();
  const { extend, isBusy } = useHostSteps(group);
  const names = askingForTime(group);
  return (
    <Banner
      tone="info"
      icon="clock"
      action={
        <Button size="small" variant="outline" busy={isBusy} onClick={extend}>
          {t('extend')}
        </Button>
      }
    >
      <b data-content="">{t('asking', { names: format.list(names), count: names.length })}</b>
    </Banner>
  );
}
