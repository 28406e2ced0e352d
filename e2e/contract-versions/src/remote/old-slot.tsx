import type { SlotProps } from '@tiffin/contracts';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';

/** A piece for another's screen. */
export function OldSlot({ merchantId, placement }: SlotProps): ReactElement {
  return (
    <Text>
      {merchantId} {placement}
    </Text>
  );
}
