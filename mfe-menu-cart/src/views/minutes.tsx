import type { TimeRangeMinutes } from '@tiffin/domain';
import { Spoken } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from './use-menu-cart-messages';

/** Renders a range of minutes: "25–40 min", read aloud as "25 to 40 minutes". */
export function Minutes({ minimum, maximum }: TimeRangeMinutes): ReactElement {
  const t = useMenuCartMessages();
  return (
    <Spoken as={t('merchant.minutesSpoken', { minimum, maximum })}>
      {t('merchant.minutes', { minimum, maximum })}
    </Spoken>
  );
}
