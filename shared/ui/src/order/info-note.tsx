import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../text/text';
import { InfoButton } from './info-button';

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
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <InfoButton
        label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      />
      <Note as="span" $size="hint" id={id} hidden={!open} style={open ? { display: 'block' } : undefined}>
        {children}
      </Note>
    </>
  );
}
