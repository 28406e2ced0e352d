import { Dialog as AriaDialog, DialogHeading } from '@ariakit/react';
import { useContext, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../action/icon-button';
import { Column } from '../layout/column';
import { Heading } from '../text/heading';
import { media } from '../theme/breakpoint';
import { PortalHostContext } from '../theme/portal-host';
import { useUiMessages } from '../use-ui-messages';
import { CloseCorner, ConfirmBox, ownDismiss, Scrim } from './dialog-frame';
import { useReturnFocus } from './use-return-focus';

const Actions = styled.div`
  display: grid;
  gap: 8px;
`;

const Head = styled.div`
  --picture-radius: var(--r-sheet) var(--r-sheet) 0 0;
  margin: -28px -28px 4px;
  ${media.tiny} {
    margin: -16px -16px 4px;
  }
`;

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
};

/** Renders a short question 440 px wide with its answers below each other. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { title, onClose, open = true, children, lid, picture, actions } = props;
  const { alert = false, closeable = true } = props;
  const t = useUiMessages();
  useReturnFocus();
  const host = useContext(PortalHostContext);
  const textId = useId();
  return (
    <AriaDialog
      open={open}
      onClose={onClose}
      backdrop={<Scrim />}
      portalElement={host}
      hideOnInteractOutside={!alert && closeable}
      hideOnEscape={closeable}
      role={alert ? 'alertdialog' : 'dialog'}
      aria-describedby={children === undefined ? undefined : textId}
      unmountOnHide
      render={<ConfirmBox />}
    >
      {picture !== undefined && (
        <>
          {closeable && (
            <CloseCorner>
              <IconButton icon="close" label={t('close')} onClick={onClose} />
            </CloseCorner>
          )}
          <Head>{picture}</Head>
        </>
      )}
      {lid}
      <DialogHeading render={<Heading as="h2" />}>{title}</DialogHeading>
      {children !== undefined && (
        <Column as="div" id={textId}>
          {children}
        </Column>
      )}
      <Actions {...ownDismiss}>{actions}</Actions>
    </AriaDialog>
  );
}
