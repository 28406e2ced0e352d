import { addColleague, sendOnce } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { useDirty } from '@tiffin/federation';
import { Button, Input, Text, toast } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { usePeopleChange } from './use-people-change';
import { usePeopleMessages } from './use-people-messages';

export type AddColleagueDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

/** Renders the form with which the host adds a person who has no phone. */
export function AddColleagueDialog({ group, onClose }: AddColleagueDialogProps): ReactElement {
  const t = usePeopleMessages();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { fulfillmentId: id } = group;
  const firstName = typed.trim();
  useDirty(firstName !== '');
  const done = t('colleague.added', { name: firstName });
  const add = usePeopleChange(group, {
    context: 'addColleague',
    send: () =>
      sendOnce(JSON.stringify(['addColleague', id, firstName]), (options) =>
        addColleague({ id, body: { firstName } }, options),
      ),
    done,
    onDone: () => {
      toast({ text: done });
      onClose();
    },
  });
  const submit = () => {
    setMissing(firstName === '');
    if (firstName === '') field.current?.focus();
    else if (!add.isPending) add.mutate();
  };
  return (
    <Dialog
      title={t('colleague.title')}
      onClose={onClose}
      keepOnScrim
      initialFocus={field}
      footer={
        <Button variant="primary" size="big" busy={add.isPending} onClick={submit}>
          {t('colleague.add')}
        </Button>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Text>{t('colleague.text')}</Text>
        <Field label={t('colleague.name')} error={isMissing && t('colleague.missing')}>
          <Input
            ref={field}
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
