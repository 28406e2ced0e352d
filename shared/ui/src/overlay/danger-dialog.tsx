import type { ReactElement, ReactNode } from 'react';
import { Button } from '../action/button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { LidCircle } from '../people/lid';
import { ConfirmDialog } from './confirm-dialog';

type DangerDialogProps = {
  readonly title: ReactNode;
  /** The consequences, in a sentence or two. */
  readonly children: ReactNode;
  /** Shown above the title: an icon, or a person's avatar. */
  readonly lid: IconName | ReactElement;
  /** The label of the cancel button, which comes first. */
  readonly keep: ReactNode;
  readonly confirm: ReactNode;
  /** The confirmed action is running and must not start twice. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Renders a dialog that asks before an irreversible action. */
export function DangerDialog(props: DangerDialogProps): ReactElement {
  const { lid, keep, confirm, isBusy, onClose, onConfirm, title, children } = props;
  return (
    <ConfirmDialog
      alert
      title={title}
      onClose={onClose}
      lid={typeof lid === 'string' ? <IconLid name={lid} /> : lid}
      actions={
        <>
          <Button variant="primary" wide onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" wide busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </ConfirmDialog>
  );
}

function IconLid({ name }: { readonly name: IconName }): ReactElement {
  return (
    <LidCircle $hue="paprika" aria-hidden="true">
      <Icon name={name} />
    </LidCircle>
  );
}
