import type { UseMutationResult } from '@tanstack/react-query';
import { Button, FieldError, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useAdminMessages } from './use-admin-messages';
import { useAdminRefusal } from './use-admin-refusal';

type RoleQuestionProps = {
  readonly title: string;
  readonly note: string;
  readonly confirmText: string;
  readonly change: UseMutationResult<unknown, Error, void>;
  readonly onClose: () => void;
};

/** Renders the question before a member's role changes, and why the change was refused. */
export function RoleQuestion(props: RoleQuestionProps): ReactElement {
  const { title, note, confirmText, change, onClose } = props;
  const t = useAdminMessages();
  const wordsOf = useAdminRefusal();
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            wide
            busy={change.isPending}
            onClick={() => {
              if (!change.isPending) change.mutate();
            }}
          >
            {confirmText}
          </Button>
          <Button wide onClick={onClose}>
            {t('promote.keep')}
          </Button>
        </>
      }
    >
      <Text>{note}</Text>
      {change.error && <FieldError>{wordsOf(change.error)}</FieldError>}
    </ConfirmDialog>
  );
}
