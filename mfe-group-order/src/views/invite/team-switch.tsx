import { useMutation } from '@tanstack/react-query';
import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { useOptimisticChoice } from '@tiffin/screen-parts';
import { announce } from '@tiffin/ui';
import { Switch } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';
import { useSendSettings } from '../use-send-settings';

/** Renders the host's switch that lets their team join without the link, where the group supports it. */
export function TeamSwitch({ group }: { readonly group: Fulfillment }): ReactElement | null {
  const t = useGroupMessages();
  const cache = useGroupCache();
  const send = useSendSettings(group);
  const refused = useRefusalToast(group.fulfillmentId);
  const { shareMode, supportedShareModes } = group.shareSettings;
  const share = useMutation({
    mutationFn: (isForTeam: boolean) => send({ shareMode: isForTeam ? 'DEFAULT_TEAM' : 'LINK_ONLY' }),
    networkMode: 'always',
    meta: { context: 'updateFulfillment', isHandled: true },
    onSuccess: async ({ fulfillment }, isForTeam) => {
      await cache.adopt(fulfillment);
      announce(t(isForTeam ? 'invite.teamOn' : 'invite.teamOff'));
    },
    onError: refused,
  });
  const shared = useOptimisticChoice(shareMode === 'DEFAULT_TEAM');
  const isPrivate = group.kind === 'PRIVATE_PIGGYBACK';
  if (!groupRoles(group).isHost || isPrivate || !supportedShareModes.includes('DEFAULT_TEAM')) return null;
  return (
    <Switch
      label={t('invite.team')}
      note={t('invite.teamNote')}
      checked={shared.shown}
      onChange={({ target }) => {
        if (share.isPending) return;
        shared.choose(target.checked);
        share.mutate(target.checked, { onSettled: shared.settle });
      }}
    />
  );
}
