import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useInFront } from '../use-in-front';
import { ToastBox } from './toast-box';
import { followToasts, readToasts, toastHosts } from './toasts';

/** Renders the toasts while a modal dialog is open, in a row of it, so that they cover nothing. */
export function ModalToasts(): ReactElement {
  const isFirst = useInFront(toastHosts);
  const toasts = useSyncExternalStore(followToasts, readToasts);
  return (
    <Rows role="status">{isFirst && toasts.map((each) => <ToastBox key={each.key} toast={each} />)}</Rows>
  );
}

/** Without a toast it takes no room, in a grid neither. */
const Rows = styled.div`
  flex: none;
  display: grid;
  gap: 8px;
  justify-items: center;
  &:empty {
    position: absolute;
  }
  [data-scrolls] + &:not(:empty) {
    padding: 0 12px 12px;
  }
`;
