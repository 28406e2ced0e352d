import type { Team } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Column, Grow, Heading, Row, Stack, Text, TextButton, Tier } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import type { LocationDialogProps } from './location-dialog-props';
import { useAdminMessages } from './use-admin-messages';

const RenameLocationDialog = lazyScreen<LocationDialogProps>(() =>
  import('./rename-location-dialog').then((m) => ({ View: m.RenameLocationDialog })),
);
const RemoveLocationDialog = lazyScreen<LocationDialogProps>(() =>
  import('./remove-location-dialog').then((m) => ({ View: m.RemoveLocationDialog })),
);

/** Renders the locations of a team, each to be renamed or removed. */
export function AdminLocations({ team }: { readonly team: Team }): ReactElement {
  const t = useAdminMessages();
  const [open, setOpen] = useState<{ readonly dialog: 'rename' | 'remove'; readonly locationId: string }>();
  const opened = team.locations.find(({ locationId }) => locationId === open?.locationId);
  const close = () => {
    setOpen(undefined);
  };
  return (
    <Column $gap={12}>
      <Heading as="h3">{t('locations.heading')}</Heading>
      <Stack>
        {team.locations.map((location) => (
          <Tier key={location.locationId}>
            <Row $wrap $gap={12}>
              <Grow>
                <b data-content="">{location.displayName}</b>
                <Text $size="small" $tone="muted" data-content="">
                  {[
                    location.extendedDisplayName,
                    t('locations.members', { count: location.memberCount }),
                  ].join(' · ')}
                </Text>
              </Grow>
              <Row $gap={16}>
                <TextButton
                  $small
                  aria-label={t('locations.renameOf', { location: location.displayName })}
                  onClick={() => {
                    setOpen({ dialog: 'rename', locationId: location.locationId });
                  }}
                >
                  {t('locations.rename')}
                </TextButton>
                <TextButton
                  $small
                  $danger
                  aria-label={t('locations.removeOf', { location: location.displayName })}
                  onClick={() => {
                    setOpen({ dialog: 'remove', locationId: location.locationId });
                  }}
                >
                  {t('locations.remove')}
                </TextButton>
              </Row>
            </Row>
          </Tier>
        ))}
      </Stack>
      <Suspense>
        {opened && open?.dialog === 'rename' && (
          <RenameLocationDialog team={team} location={opened} onClose={close} />
        )}
        {opened && open?.dialog === 'remove' && (
          <RemoveLocationDialog team={team} location={opened} onClose={close} />
        )}
      </Suspense>
    </Column>
  );
}
