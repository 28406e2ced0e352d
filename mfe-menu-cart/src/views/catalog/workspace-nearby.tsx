import type { Workspace } from '@tiffin/contracts';
import { EmptyState, Section } from '@tiffin/ui';
import type { ReactElement } from 'react';
import dumpling from '../../glyphs/dumpling-bite.svg';
import { readBrowsing } from '../../domain/browsing-query';
import { MerchantList } from '../home/merchant-list';
import { useNearbySearch } from '../home/use-nearby-search';
import { useHomeMessages } from '../home/use-home-messages';

const everything = readBrowsing(new URLSearchParams());

/** Renders the merchants that deliver to a workplace without a catalog. */
export function WorkspaceNearby({ location }: Pick<Workspace, 'location'>): ReactElement {
  const t = useHomeMessages();
  const { list, merchants } = useNearbySearch(everything, location);
  return (
    <Section>
      <MerchantList list={list} merchants={merchants} failure="nearby" level={2}>
        <EmptyState glyphUrl={dumpling} title={t('nearby.none')} />
      </MerchantList>
    </Section>
  );
}
