import { Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ListedRemote } from './list-remotes';
import { RemoteRow } from './remote-row';
import { usePanelMessages } from './use-panel-messages';

const Rows = styled.div`
  display: grid;
  gap: 28px;
  margin-top: 20px;
`;

type RemotesPanelProps = {
  readonly remotes: readonly ListedRemote[];
  readonly onClose: () => void;
  /** An address of a manifest that takes the place of what is live; an empty one ends it. */
  readonly onOverride: (remote: string, address: string) => void;
};

/** The remotes of the page: what each is, where it comes from, and a field to take it from elsewhere. */
export function RemotesPanel({ remotes, onClose, onOverride }: RemotesPanelProps): ReactElement {
  const t = usePanelMessages();
  return (
    <Dialog title={t('title')} onClose={onClose} keepOnScrim>
      <Text $tone="muted">{t('note')}</Text>
      <Rows>
        {remotes.map((remote) => (
          <RemoteRow
            key={remote.name}
            remote={remote}
            onOverride={(address) => onOverride(remote.name, address)}
          />
        ))}
      </Rows>
    </Dialog>
  );
}
