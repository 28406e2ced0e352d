import type { BusFacts } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { useSession } from '@tiffin/auth';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';

const LoginDialog = lazy(() => import('./login-dialog').then((module) => ({ default: module.LoginDialog })));

/** Renders the login modal when a screen requests a sign-in. */
export function LoginHost(): ReactElement | null {
  const [request, setRequest] = useState<BusFacts['signInRequested']>();
  const { status } = useSession();
  useEffect(() => bus.on('signInRequested', setRequest), []);
  if (!request || status === 'authenticated' || status === 'embedded') return null;
  return (
    <Suspense>
      <LoginDialog request={request} onClose={() => setRequest(undefined)} />
    </Suspense>
  );
}
