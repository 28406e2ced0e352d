import { phoneUrl } from '@tiffin/domain';
import { Message } from '@tiffin/i18n/message';
import { TextAnchor } from '@tiffin/ui';
import { Field, Textarea } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import type { ItemMessage } from './use-item-messages';
import { useItemMessages } from './use-item-messages';

const longest = 140;

type ItemNoteProps = {
  readonly note: string;
  readonly onChange: (note: string) => void;
  readonly phoneNumber: string;
};

/** Renders the note to the kitchen with its length, and the phone number for questions about allergies. */
export function ItemNote({ note, onChange, phoneNumber }: ItemNoteProps): ReactElement {
  const t = useItemMessages();
  const hint =
    phoneNumber === '' ? (
      t('allergy')
    ) : (
      <Message<ItemMessage>
        namespace="item"
        name="allergyCall"
        values={{ phone: phoneNumber }}
        components={{ call: <TextAnchor href={phoneUrl(phoneNumber)} /> }}
      />
    );
  return (
    <Field label={t('note')} aside={t('noteCount', { count: note.length, max: longest })} hint={hint}>
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
