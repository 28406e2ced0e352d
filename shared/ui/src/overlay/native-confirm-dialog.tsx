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
 * The ConfirmDialog of a stranger's page: the browser's own dialog, which in a shadow root too keeps the focus, leaves
 * the rest of the page alone while it is open, and lies above all that the page has.
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
