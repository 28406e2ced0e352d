import { Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { RequestedOverride } from './requested-overrides';
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
  /** Hosts that an override may come from; empty if no setting names one. */
  readonly hosts: readonly string[];
  /** Overrides that the page's URL asks for, from hosts that are not allowed. */
  readonly ignored: readonly RequestedOverride[];
  readonly onClose: () => void;
  /** Called when the developer wants to override a remote. */
  readonly onOverride: (remote: string, manifestUrl: string) => void;
  /** Called when the developer wants the live remote again. */
  readonly onEnd: (remote: string) => void;
};

/** Renders the page's remotes with their versions and sources, and a field to override each. */
export function RemotesPanel(props: RemotesPanelProps): ReactElement {
  const { remotes, hosts, ignored, onClose, onOverride, onEnd } = props;
  const t = usePanelMessages();
  return (
    <Dialog title={t('title')} onClose={onClose} keepOnScrim>
      <Text $tone="muted">{t('note')}</Text>
      <Text $tone="muted">{hosts.length > 0 ? t('hosts', { hosts: hosts.join(', ') }) : t('noHosts')}</Text>
      {ignored.map((asked) => (
        <Text key={asked.remote} $tone="danger">
          {t('ignored', asked)}
        </Text>
      ))}
      <Rows>
        {remotes.map((remote) => (
          <RemoteRow
            key={remote.name}
            remote={remote}
            hosts={hosts}
            onEnd={() => onEnd(remote.name)}
            onOverride={(manifestUrl) => onOverride(remote.name, manifestUrl)}
          />
        ))}
      </Rows>
    </Dialog>
  );
}
