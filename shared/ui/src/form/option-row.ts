import styled from 'styled-components';

/** One row of an option group: `<OptionRow as="label"><Tick/>…</OptionRow>`. */
export const OptionRow = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  position: relative;
  padding-block: 4px;
  cursor: ${({ as }) => (as === 'label' ? 'pointer' : 'default')};
  & + & {
    border-top: 1.5px solid var(--border);
  }
  &:has(:disabled) {
    cursor: default;
    color: var(--text-muted);
  }
`;
