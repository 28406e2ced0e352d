import { serverNow } from '@tiffin/api';
import { otherZoneName, useLocale } from '@tiffin/i18n';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';

/** Names the merchant's clock above times to choose from, where the reader's own shows another time. */
export function ZoneNote({ timeZone }: { readonly timeZone: string }): ReactElement | null {
  const zone = otherZoneName(serverNow(), timeZone, useLocale());
  if (zone === undefined) return null;
  return (
    <Text $size="small" $tone="muted">
      {zone}
    </Text>
  );
}
