import { Button, Icon, LidCircle, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { usePromoMessages } from './use-promo-messages';

export type IneligiblePromotionDialogProps = {
  /** The service's own words, if it sent some. */
  readonly title: string | undefined;
  readonly body: string | undefined;
  /** Offers to type another code. Left out where there is no field. */
  readonly onAnother?: () => void;
  readonly onClose: () => void;
};

/** Renders the modal INELIGIBLE_PROMOTION: why a code gives nothing for this order (row CHK-10). */
export function IneligiblePromotionDialog(props: IneligiblePromotionDialogProps): ReactElement {
  const { title, body, onAnother, onClose } = props;
  const t = usePromoMessages();
  return (
    <ConfirmDialog
      title={title ?? t('errors.ineligible')}
      onClose={onAnother ?? onClose}
      lid={
        <LidCircle $hue="paprika" aria-hidden="true">
          <Icon name="ticket" />
        </LidCircle>
      }
      actions={
        <>
          {onAnother && (
            <Button wide variant="primary" onClick={onAnother}>
              {t('another')}
            </Button>
          )}
          <Button wide onClick={onClose}>
            {t('without')}
          </Button>
        </>
      }
    >
      {body !== undefined && <Text>{body}</Text>}
    </ConfirmDialog>
  );
}
