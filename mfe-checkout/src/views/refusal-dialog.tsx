import { Button, Icon, LidCircle, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';
import type { RemedyAction } from './remedy-action';

type RefusalDialogProps = {
  readonly title: string;
  /** What exactly is refused. */
  readonly about: string | undefined;
  readonly body: string | undefined;
  readonly actions: readonly RemedyAction[];
  readonly onClose: () => void;
};

/**
 * Renders a refusal that the specification shows as a modal: the service's title and body, with the remedy
 * first.
 */
export function RefusalDialog({ title, about, body, actions, onClose }: RefusalDialogProps): ReactElement {
  const t = useCheckoutMessages();
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      lid={
        <LidCircle $hue="paprika" aria-hidden="true">
          <Icon name="clock" />
        </LidCircle>
      }
      actions={
        <>
          {actions.map(({ key, label, run }, index) => (
            <Button key={key} wide variant={index === 0 ? 'primary' : 'quiet'} onClick={run}>
              {label}
            </Button>
          ))}
          <Button wide onClick={onClose}>
            {t('problem.keep')}
          </Button>
        </>
      }
    >
      {about !== undefined && <Text $strong>{about}</Text>}
      {body !== undefined && <Text>{body}</Text>}
    </ConfirmDialog>
  );
}
