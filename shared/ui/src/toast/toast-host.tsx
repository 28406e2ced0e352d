import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useFirst } from '../use-first';
import { ToastBox } from './toast-box';
import { followToasts, readToasts, toastHosts } from './toasts';

/**
 * Renders toasts at the bottom, above the bars and banners there. If a page has several hosts, only the first one shows
 * them, and an open modal dialog is always before the page.
 */
export function ToastHost(): ReactElement {
  const toasts = useSyncExternalStore(followToasts, readToasts, readToasts);
  const isFirst = useFirst(toastHosts);
  return (
    <Corner role="status">{isFirst && toasts.map((each) => <ToastBox key={each.key} toast={each} />)}</Corner>
  );
}

const Corner = styled.div`
  position: fixed;
  inset-inline: 12px;
  bottom: calc(var(--covered, 0px) + 16px + env(safe-area-inset-bottom));
  z-index: var(--z-toast);
  display: grid;
  gap: 8px;
  justify-items: center;
  pointer-events: none;
`;
