import { isOffered } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles, merchantPaths } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { Button, ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { persistedQuery } from '../../domain/group-url';
import type { PreflightLine } from '../../domain/preflight';
import { RemoveItemButton } from '../people/remove-item-button';
import { useGroupMessages } from '../use-group-messages';
import { AskButton } from './ask-button';
import { useChangeSettings } from './use-change-settings';
import { usePreflightMessages } from './use-preflight-messages';

type LineActionProps = { readonly line: PreflightLine; readonly group: Fulfillment };

/**
 * Renders the press that mends a line of the pre-flight card. A co-host has none for a dish of a person without a phone:
 * the host chooses for them.
 */
export function LineAction({ line, group }: LineActionProps): ReactElement | null {
  const t = usePreflightMessages();
  const tGroup = useGroupMessages();
  const { search } = useLocation();
  const paths = merchantPaths(group.merchant.url);
  const { isHost } = groupRoles(group);
  const raise = useChangeSettings(group);
  switch (line.kind) {
    case 'minimum':
    case 'freeDelivery':
      return (
        <ButtonLink size="small" variant="outline" icon="plus" to={paths.menu + persistedQuery(search)}>
          {t('add')}
        </ButtonLink>
      );
    case 'notOnSale':
      if (line.isMe && isHost && isOffered('dishRemoval'))
        return <RemoveItemButton group={group} item={line} />;
      if (line.isMe) {
        return (
          <ButtonLink size="small" variant="outline" icon="edit" to={paths.menu + persistedQuery(search)}>
            {tGroup('done.update')}
          </ButtonLink>
        );
      }
      if (line.isAddedByHost && !isHost) return null;
      return <AskButton group={group} externalUserId={line.externalUserId} />;
    case 'full':
      return (
        <Button
          size="small"
          variant="outline"
          busy={raise.isPending}
          onClick={() => {
            raise.mutate({ guestMax: line.raisedTo });
          }}
        >
          {t('raise', { count: line.raisedTo })}
        </Button>
      );
  }
}
