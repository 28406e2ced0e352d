import { useId } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../action/icon-button';
import { Column } from '../layout/column';
import { Heading } from '../text/heading';
import { ModalToasts } from '../toast/modal-toasts';
import { useUiMessages } from '../use-ui-messages';
import { Actions, CloseCorner, ConfirmBox, ConfirmPicture } from './confirm-frame';
import { Modal } from './modal';

type ConfirmDialogProps = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly open?: boolean;
  readonly children?: ReactNode;
  /** A LidCircle with an icon above the title. */
  readonly lid?: ReactNode;
  /** A Picture 150 px high at the top. It adds a close button. */
  readonly picture?: ReactNode;
  /** Wide buttons, the best one first and primary. */
  readonly actions: ReactNode;
  /** The question must be answered: Escape still closes it, a press on the scrim does not. */
  readonly alert?: boolean;
  /** If false, only its actions close it: no close button, no Escape, no scrim. */
  readonly closeable?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** Renders a short question 440 px wide with its answers below each other. */
export function ConfirmDialog({ open = true, ...props }: ConfirmDialogProps): ReactElement {
  return open ? <OpenConfirmDialog {...props} /> : <></>;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>): ReactElement {
  const { title, onClose, children, lid, picture, actions, alert = false, closeable = true } = props;
  const { initialFocus } = props;
  const t = useUiMessages();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Modal
      role={alert ? 'alertdialog' : 'dialog'}
      place="question"
      titleId={titleId}
      textId={children === undefined ? undefined : textId}
      onClose={onClose}
      isCloseable={closeable}
      closesOnScrim={!alert}
      initialFocus={initialFocus}
    >
      <ConfirmBox data-scrolls="">
        {picture !== undefined && (
          <>
            {closeable && (
              <CloseCorner>
                <IconButton icon="close" label={t('close')} onClick={onClose} />
              </CloseCorner>
            )}
            <ConfirmPicture>{picture}</ConfirmPicture>
          </>
        )}
        {lid}
        <Heading as="h2" id={titleId}>
          {title}
        </Heading>
        {children !== undefined && (
          <Column as="div" id={textId}>
            {children}
          </Column>
        )}
        <ModalToasts />
        <Actions>{actions}</Actions>
      </ConfirmBox>
    </Modal>
  );
}
