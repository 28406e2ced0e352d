import type { ServiceFeeWords } from '@tiffin/domain';
import { Column, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';

type ServiceFeeDialogProps = {
  /** The name of the fee. */
  readonly title: string;
  readonly words: ServiceFeeWords;
  readonly onClose: () => void;
};

/** Renders what a merchant says about its service fee (row MOD-04). */
export function ServiceFeeDialog({ title, words, onClose }: ServiceFeeDialogProps): ReactElement {
  const { subtitle, description } = words;
  return (
    <Dialog title={title} onClose={onClose}>
      <Column $gap={8}>
        {subtitle !== '' && <Text $strong>{subtitle}</Text>}
        {description !== '' && <Text>{description}</Text>}
      </Column>
    </Dialog>
  );
}
