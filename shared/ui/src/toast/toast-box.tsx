import { useState } from 'react';
import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../icon/icon';
import { fadeOnRemoval } from './fade-on-removal';
import { dismissToast } from './toasts';
import type { Toast } from './toasts';
import { useToastTimer } from './use-toast-timer';

/** Renders one toast, which disappears by itself. */
export function ToastBox({ toast }: { readonly toast: Toast }): ReactElement {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { action } = toast;
  const dismiss = () => {
    dismissToast(toast.key);
  };
  useToastTimer(hovered || focused, dismiss);
  return (
    <Box
      ref={fadeOnRemoval}
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
    padding-inline-end: 8px;
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
  margin-inline-start: auto;
  flex: none;
`;
