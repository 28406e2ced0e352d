import { useState } from 'react';

const key = 'tiffin.teams.email';
const longestEmail = 254;

/** A work e-mail that is being confirmed. `sentAt` is in milliseconds since 1970, 0 before the first code. */
export type WorkEmail = { readonly email: string; readonly sentAt: number };

/** Returns the typed work e-mail. The tab stores it across a reload. */
export function useWorkEmail(): readonly [WorkEmail, (next: WorkEmail) => void] {
  const [workEmail, setWorkEmail] = useState(readWorkEmail);
  const keep = (next: WorkEmail) => {
    setWorkEmail(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // In a frame without storage, the e-mail address lives as long as the page.
    }
  };
  return [workEmail, keep];
}

function readWorkEmail(): WorkEmail {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return { email: '', sentAt: 0 };
    const email: unknown = Reflect.get(kept, 'email');
    const sentAt: unknown = Reflect.get(kept, 'sentAt');
    return {
      email: typeof email === 'string' && email.length <= longestEmail ? email : '',
      // A code cannot have been sent in the future. The wait for it would never end.
      sentAt: typeof sentAt === 'number' ? Math.min(sentAt, Date.now()) : 0,
    };
  } catch {
    return { email: '', sentAt: 0 };
  }
}
