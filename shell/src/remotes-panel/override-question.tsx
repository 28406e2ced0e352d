import { Button, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { RequestedOverride } from './requested-overrides';
import { usePanelMessages } from './use-panel-messages';

type OverrideQuestionProps = {
  readonly asked: RequestedOverride;
  /** Applies the override; rejects if the server refuses it. */
  readonly onAgree: () => Promise<void>;
  readonly onDecline: () => void;
};

/** Asks the developer to confirm an override. It has no effect before that. */
export function OverrideQuestion({ asked, onAgree, onDecline }: OverrideQuestionProps): ReactElement {
  const t = usePanelMessages();
  const [hasFailed, setFailed] = useState(false);
  const agree = (): void => {
    setFailed(false);
    onAgree().catch(() => setFailed(true));
  };
  return (
    <ConfirmDialog
      alert
      title={t('ask', asked)}
      onClose={onDecline}
      actions={
        <>
          <Button wide variant="primary" onClick={onDecline}>
            {t('decline')}
          </Button>
          <Button wide onClick={agree}>
            {t('agree')}
          </Button>
        </>
      }
    >
      <Text>{asked.manifestUrl}</Text>
      <Text $tone="muted">{t('askNote')}</Text>
      {hasFailed && (
        <Text $tone="danger" role="alert">
          {t('refused', asked)}
        </Text>
      )}
    </ConfirmDialog>
  );
}
