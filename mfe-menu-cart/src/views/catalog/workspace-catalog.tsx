import { useQuery } from '@tanstack/react-query';
import { ApiError, gatewayQueries } from '@tiffin/api';
import { ErrorPanel, Loading, OfflineBanner, Section, Skeleton, Wrap, usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useBrowseMessages } from '../home/use-browse-messages';
import { useHomeMessages } from '../home/use-home-messages';
import { Catalog } from './catalog';
import { UnknownCatalog } from './unknown-catalog';
import { WorkspaceHead } from './workspace-head';
import { WorkspaceNearby } from './workspace-nearby';

/**
 * Renders the page of a workplace: where it is, its team, and its catalog. A workplace without a catalog has the merchants
 * near it.
 */
export function WorkspaceCatalog({ workspaceId }: { readonly workspaceId: string }): ReactElement {
  const t = useHomeMessages();
  const tBrowse = useBrowseMessages();
  const workspace = useQuery({ ...gatewayQueries.workspace(workspaceId), meta: { isHandled: true } });
  const { data, error } = workspace;
  const title = data ? tBrowse('catalog.title', { name: data.name }) : error && t('catalog.failed');
  usePageTitle(title ?? undefined);
  if (error instanceof ApiError && error.isRefusal) return <UnknownCatalog />;
  if (data === undefined) {
    return (
      <Wrap data-wide="">
        <Section>
          {error ? (
            <ErrorPanel
              level={1}
              title={t('catalog.failed')}
              busy={workspace.isFetching}
              onRetry={() => {
                void workspace.refetch();
              }}
            >
              {t('catalog.failedMeaning')}
            </ErrorPanel>
          ) : (
            <Loading>
              <Skeleton $width="60%" $height="56px" />
            </Loading>
          )}
        </Section>
      </Wrap>
    );
  }
  const head = <WorkspaceHead workspace={data} />;
  const { catalogId, location } = data;
  return catalogId === null ? (
    <>
      <OfflineBanner />
      <Wrap data-wide="">
        <Section style={{ paddingBottom: 0 }}>{head}</Section>
        <WorkspaceNearby location={location} />
      </Wrap>
    </>
  ) : (
    <Catalog catalogId={catalogId} head={head} />
  );
}
