import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { Text } from '../text/text';
import { useUiMessages } from '../use-ui-messages';

const Mark = styled.button`
  width: 24px;
  height: 24px;
  display: inline-grid;
  place-items: center;
  border-radius: 50%;
  color: var(--text-muted);
  vertical-align: middle;
  margin-left: 6px;
  &:hover,
  &[aria-expanded='true'] {
    color: var(--text);
    background: var(--sunken);
  }
`;

const Note = styled(Text)`
  padding-top: 2px;
  white-space: normal;
`;

type InfoNoteProps = {
  /** The subject of the note, part of the button's name. */
  readonly label: string;
  readonly children: ReactNode;
};

/** Renders a small button after a label that shows a sentence below it. */
export function InfoNote({ label, children }: InfoNoteProps): ReactElement {
  const t = useUiMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Mark
        type="button"
        aria-label={t('info', { label })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon name="info" size="small" />
      </Mark>
      <Note as="span" $size="hint" id={id} hidden={!open} style={open ? { display: 'block' } : undefined}>
        {children}
      </Note>
    </>
  );
}
