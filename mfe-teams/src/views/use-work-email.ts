import { storedJson } from '@tiffin/storage';
import { useState } from 'react';

const kept = storedJson('sessionStorage', 'tiffin.teams.email');
const longestEmail = 254;

/** A work e-mail that is being confirmed. `sentAt` is in milliseconds since 1970, 0 before the first code. */
export type WorkEmail = { readonly email: string; readonly sentAt: number };

/** Returns the typed work e-mail. The tab stores it across a reload. */
export function useWorkEmail(): readonly [WorkEmail, (next: WorkEmail) => void] {
  const [workEmail, setWorkEmail] = useState(readWorkEmail);
  const keep = (next: WorkEmail) => {
    setWorkEmail(next);
    kept.write(next);
  };
  return [workEmail, keep];
}

function readWorkEmail(): WorkEmail {
  const { email, sentAt }: Readonly<Record<string, unknown>> = Object(kept.read());
  return {
    email: typeof email === 'string' && email.length <= longestEmail ? email : '',
    // No code was sent in the future: waiting for it would never end.
    sentAt: typeof sentAt === 'number' ? Math.min(sentAt, Date.now()) : 0,
  };
}
