import { css } from 'styled-components';

/** The style of boxes that open over the page: menus and lists of suggestions. */
export const floatingLook = css`
  z-index: var(--z-dialog);
  display: grid;
  gap: 2px;
  min-width: 200px;
  max-width: min(340px, calc(100vw - 24px));
  max-height: min(var(--popover-available-height, 60vh), 420px);
  overflow-y: auto;
  padding: 6px;
  border-radius: 16px;
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--lift-3);
  font-size: 15px;
  &:focus-visible {
    outline: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The style of one row of such a box. */
export const floatingRow = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: var(--r-small);
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  min-width: 0;
  overflow-wrap: anywhere;
  &[data-active-item] {
    background: var(--sunken);
    outline: 3px solid var(--focus-ring);
    outline-offset: -3px;
  }
  &[aria-checked='true'],
  &[aria-current] {
    background: var(--inverse);
    color: var(--on-inverse);
  }
  &[aria-disabled='true'] {
    color: var(--text-muted);
    cursor: default;
  }
`;
