import { storedJson } from '@tiffin/config/storage';
import { useState } from 'react';
import type { WorkEmail } from '../domain/work-email';

const kept = storedJson('sessionStorage', 'tiffin.teams.email');
const longestEmail = 254;
const dayMs = 24 * 3_600_000;

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
  const { email, sentAt, resendAt }: Readonly<Record<string, unknown>> = Object(kept.read());
  const now = Date.now();
  return {
    email: typeof email === 'string' && email.length <= longestEmail ? email : '',
    // No code was sent in the future, and no service asks for a longer wait: waiting would never end.
    sentAt: typeof sentAt === 'number' ? Math.min(sentAt, now) : 0,
    resendAt: typeof resendAt === 'number' ? Math.min(resendAt, now + dayMs) : 0,
  };
}
