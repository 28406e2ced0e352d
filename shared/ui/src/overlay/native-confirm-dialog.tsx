import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import styled from 'styled-components';
import { Column } from '../layout/column';
import { Heading } from '../text/heading';
import type { ConfirmDialog } from './confirm-dialog';
import { ConfirmBox } from './dialog-frame';

const Box = styled(ConfirmBox)`
  border: 0;
  &::backdrop {
    background: rgb(22 18 16 / 0.62);
  }
`;

const Actions = styled.div`
  display: grid;
  gap: 8px;
`;

type Props = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'onClose' | 'children' | 'lid' | 'actions' | 'alert'
>;

/**
 * Renders the ConfirmDialog of a partner's page as the browser's own dialog. Also in a shadow root, that one
 * traps the focus, disables the rest of the page, and lies above everything.
 */
export function NativeConfirmDialog(props: Props): ReactElement {
  const { title, onClose, children, lid, actions, alert = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Box
      as="dialog"
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : textId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {lid}
      <Heading as="h2" id={titleId}>
        {title}
      </Heading>
      {children !== undefined && (
        <Column as="div" id={textId}>
          {children}
        </Column>
      )}
      <Actions>{actions}</Actions>
    </Box>
  );
}
