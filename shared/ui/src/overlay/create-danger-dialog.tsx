import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Button } from '../action/button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { LidCircle } from '../people/lid';

type Frame = ComponentType<{
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly lid: ReactNode;
  readonly actions: ReactNode;
  readonly alert: true;
}>;

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

/** Creates the dialog that asks before an irreversible action, in the given frame. */
export function createDangerDialog(Confirm: Frame): ComponentType<DangerDialogProps> {
  return function DangerDialog({ lid, keep, confirm, isBusy, onClose, onConfirm, ...rest }) {
    return (
      <Confirm
        alert
        {...rest}
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
      />
    );
  };
}

function IconLid({ name }: { readonly name: IconName }): ReactElement {
  return (
    <LidCircle $hue="paprika" aria-hidden="true">
      <Icon name={name} />
    </LidCircle>
  );
}
