import type { Workspace } from '@tiffin/contracts';
import { ButtonLink, Grow, PageHeading, Picture, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useBrowseMessages } from '../home/use-browse-messages';
import { CatalogPlace } from './catalog-place';

/** Renders a workplace's picture, name, place, and the way to its team. */
export function WorkspaceHead({ workspace }: { readonly workspace: Workspace }): ReactElement {
  const t = useBrowseMessages();
  const { name, imageUrl, teamId, location } = workspace;
  return (
    <Row $wrap $gap={20} $align="start">
      {imageUrl !== null && <Picture src={imageUrl} width={92} radius={22} eager />}
      <Grow style={{ flexBasis: 240 }}>
        <PageHeading look="display">{name}</PageHeading>
        <Text $size="lead" $tone="muted" style={{ marginTop: 10 }}>
          {t('workspace.lead')}
        </Text>
        <CatalogPlace place={location} />
      </Grow>
      {teamId !== null && (
        <ButtonLink icon="people" to={`/order/team/join?teamId=${encodeURIComponent(teamId)}`}>
          {t('workspace.team')}
        </ButtonLink>
      )}
    </Row>
  );
}
