import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { TextButton } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import type { AddColleagueDialogProps } from './add-colleague-dialog';

const AddColleagueDialog = lazyScreen<AddColleagueDialogProps>(() =>
  import(/* webpackChunkName: "group-people" */ './add-colleague-dialog').then((m) => ({
    View: m.AddColleagueDialog,
  })),
);

/** Renders the press with which the host adds a person who has no phone. */
export function AddColleague({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useGroupMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('people.addColleague')}
      </TextButton>
      {isOpen && (
        <Suspense>
          <AddColleagueDialog
            group={group}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
