import { serverNow } from '@tiffin/api';
import { otherZoneName, useLocale } from '@tiffin/i18n';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';

/** Renders the name of the merchant's time zone above times to choose from, if the reader's clock differs. */
export function ZoneNote({ timeZone }: { readonly timeZone: string }): ReactElement | null {
  const zone = otherZoneName(serverNow(), timeZone, useLocale());
  if (zone === undefined) return null;
  return (
    <Text $size="small" $tone="muted">
      {zone}
    </Text>
  );
}
