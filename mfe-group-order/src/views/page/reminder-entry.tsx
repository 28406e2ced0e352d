import { isOffered } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { ReminderEmailProps } from '../waiting/reminder-email';

const ReminderEmail = lazyScreen<ReminderEmailProps>(() =>
  import(/* webpackChunkName: "group-waiting" */ '../waiting/reminder-email').then((m) => ({
    View: m.ReminderEmail,
  })),
);

/**
 * Renders the choice of reminders by email to a guest without an account who is not done. Accounts get them without
 * asking. Nothing without a deadline, and from a service that takes no addresses.
 */
export function ReminderEntry({ group }: { readonly group: Fulfillment }): ReactElement | null {
  const { status } = useSession();
  const mine = group.guests.find(({ externalUserId }) => externalUserId === group.currentUserId);
  const email = mine?.reminderEmail;
  if (status !== 'guest' || mine?.status === 'READY' || email === undefined) return null;
  if (group.orderByTime === null || !isOffered('reminders')) return null;
  return (
    <Suspense>
      <ReminderEmail group={group} email={email} />
    </Suspense>
  );
}
