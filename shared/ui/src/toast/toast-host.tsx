import { useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../icon/icon';
import { media } from '../theme/breakpoint';
import { useFirst } from '../use-first';
import type { OnPage } from '../use-first';
import { dismissToast, followToasts, readToasts } from './toasts';
import type { Toast } from './toasts';
import { useToastTimer } from './use-toast-timer';

const none: readonly Toast[] = [];
const hosts: OnPage = new Set();

/**
 * Renders toasts at the bottom, above the cart bar. If a page has several hosts, only the first one shows
 * them.
 */
export function ToastHost(): ReactElement {
  const toasts = useSyncExternalStore(followToasts, readToasts, () => none);
  if (!useFirst(hosts)) return <></>;
  return (
    <Corner role="status">
      {toasts.map((each) => (
        <ToastBox key={each.key} toast={each} />
      ))}
    </Corner>
  );
}

function ToastBox({ toast }: { readonly toast: Toast }): ReactElement {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { action } = toast;
  const dismiss = () => {
    dismissToast(toast.key);
  };
  useToastTimer(hovered || focused, dismiss);
  return (
    <Box
      onMouseEnter={() => {
        setHovered(true);
      }}
      onMouseLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
    >
      {toast.tone !== 'plain' && <Icon name={toast.tone === 'good' ? 'check' : 'warning'} />}
      <Words>{toast.text}</Words>
      {action && (
        <Action
          type="button"
          onClick={() => {
            dismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Action>
      )}
    </Box>
  );
}

const Corner = styled.div`
  position: fixed;
  inset-inline: 12px;
  bottom: calc(16px + env(safe-area-inset-bottom));
  z-index: var(--z-toast);
  display: grid;
  gap: 8px;
  justify-items: center;
  pointer-events: none;
  ${media.belowDesktop} {
    body:has([data-cart-bar]) & {
      bottom: calc(var(--cart-bar, 72px) + 16px);
    }
  }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  background: var(--inverse);
  color: var(--on-inverse);
  border-radius: 16px;
  padding: 8px 18px;
  min-height: 56px;
  box-shadow: var(--lift-3);
  max-width: 440px;
  width: 100%;
  pointer-events: auto;
  animation: ${rise} var(--t-base) var(--e-out);
  &:has(button) {
    padding-right: 8px;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Action = styled.button`
  min-height: 44px;
  padding: 0 14px;
  border-radius: 12px;
  font-weight: 750;
  color: var(--on-inverse-action);
  margin-left: auto;
  flex: none;
`;
