import { isOffered } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { Button, Column, Text } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { isCoHost } from '../../domain/is-co-host';
import { useNewLink } from './use-new-link';
import { useNewLinkMessages } from './use-new-link-messages';

type NewLinkButtonProps = { readonly group: Fulfillment };

/** Renders the press with which a host or co-host replaces the invite link, and the question before it. */
export function NewLinkButton({ group }: NewLinkButtonProps): ReactElement | null {
  const t = useNewLinkMessages();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const renew = useNewLink(group, close);
  if (!isOffered('newLinks') || (!groupRoles(group).isHost && !isCoHost(group))) return null;
  return (
    <Column $gap={8}>
      <div>
        <Button
          size="small"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('open')}
        </Button>
      </div>
      <Text $size="hint">{t('note')}</Text>
      {isAsking && (
        <DangerDialog
          title={t('title')}
          lid="lock"
          keep={t('keep')}
          confirm={t('confirm')}
          isBusy={renew.isPending}
          onClose={close}
          onConfirm={() => {
            if (!renew.isPending) renew.mutate(group.joinUri);
          }}
        >
          <Text>{t('text')}</Text>
        </DangerDialog>
      )}
    </Column>
  );
}
