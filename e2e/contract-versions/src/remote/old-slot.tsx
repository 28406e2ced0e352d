import type { SlotProps } from '@tiffin/contracts';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';

/** Renders a slot of another remote's screen. */
export function OldSlot({ merchantId, placement }: SlotProps): ReactElement {
  return (
    <Text>
      {merchantId} {placement}
    </Text>
  );
}
