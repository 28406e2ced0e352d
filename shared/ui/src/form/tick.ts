import styled from 'styled-components';

/** The radio or checkbox of 24 px without a label, for custom rows. The row is the target. */
export const Tick = styled.input`
  appearance: none;
  width: 24px;
  height: 24px;
  margin: 0;
  flex: none;
  border: 2px solid var(--border-strong);
  background: var(--surface);
  display: grid;
  place-items: center;
  cursor: pointer;
  &[type='radio'] {
    border-radius: 50%;
  }
  &[type='checkbox'] {
    border-radius: 7px;
  }
  &:checked {
    border-color: var(--primary);
    background: var(--primary);
  }
  &[type='radio']:checked::after {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--on-primary);
  }
  &[type='checkbox']:checked::after {
    content: '';
    width: 7px;
    height: 12px;
    border: solid var(--on-primary);
    border-width: 0 2.6px 2.6px 0;
    rotate: 42deg;
    translate: 0 -1.5px;
  }
  &:disabled {
    border-color: var(--border);
    background: var(--sunken);
    cursor: default;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
