import { SPOKEN_CONTRACTS } from '@tiffin/contracts';
import { Column, Heading } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ListedRemote } from './list-remotes';
import { OverrideForm } from './override-form';
import { usePanelMessages } from './use-panel-messages';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  margin: 0;
  overflow-wrap: anywhere;
  & > dd {
    margin: 0;
    font-weight: 650;
  }
`;

type RemoteRowProps = {
  readonly remote: ListedRemote;
  readonly hosts: readonly string[];
  readonly onOverride: (manifestUrl: string) => void;
  readonly onEnd: () => void;
};

/** Renders one remote of the page. */
export function RemoteRow({ remote, hosts, ...actions }: RemoteRowProps): ReactElement {
  const t = usePanelMessages();
  const { name, version, contract, from, pinnedAt, signedWith } = remote;
  const spoken = SPOKEN_CONTRACTS.join(', ');
  return (
    <Column as="section" aria-label={name}>
      <Heading as="h3" $look="h3">
        {name}
      </Heading>
      <Facts>
        <dt>{t('version')}</dt>
        <dd>{version}</dd>
        <dt>{t('contract')}</dt>
        <dd>{t('spoken', { contract, spoken })}</dd>
        <dt>{t('from')}</dt>
        <dd>{t(from)}</dd>
        {pinnedAt !== undefined && (
          <>
            <dt>{t('pinned')}</dt>
            <dd>{t('pinnedSince', { at: pinnedAt, remote: name })}</dd>
          </>
        )}
        <dt>{t('signature')}</dt>
        <dd>{signedWith === undefined ? t('unsigned') : t('signedWith', { key: signedWith })}</dd>
        <dt>{t('state')}</dt>
        <dd>{useStateWords(remote)}</dd>
      </Facts>
      {hosts.length > 0 && <OverrideForm remote={remote} hosts={hosts} {...actions} />}
    </Column>
  );
}

function useStateWords({ state }: ListedRemote): string {
  const t = usePanelMessages();
  switch (state.is) {
    case 'loaded':
      return t('loaded', { ms: state.loadMs });
    case 'fallen':
      return t('fallen', { version: state.version });
    case 'idle':
    case 'failed':
      return t(state.is);
  }
}
