import { Message } from '@tiffin/i18n/message';
import { TextAnchor } from '@tiffin/ui';
import { Field, Textarea } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

const longest = 140;

type ItemNoteProps = {
  readonly note: string;
  readonly onChange: (note: string) => void;
  readonly phoneNumber: string;
};

/** Renders the note to the kitchen with its length, and the phone number for questions about allergies. */
export function ItemNote({ note, onChange, phoneNumber }: ItemNoteProps): ReactElement {
  const t = useMenuCartMessages();
  const hint =
    phoneNumber === '' ? (
      t('item.allergy')
    ) : (
      <Message
        namespace="mfe-menu-cart"
        name="item.allergyCall"
        values={{ phone: phoneNumber }}
        components={{ call: <TextAnchor href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} /> }}
      />
    );
  return (
    <Field
      label={t('item.note')}
      aside={t('item.noteCount', { count: note.length, max: longest })}
      hint={hint}
    >
      <Textarea
        rows={2}
        maxLength={longest}
        value={note}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Field>
  );
}
