import type { QueryClient } from '@tanstack/react-query';
import { session } from '@tiffin/auth';
import type { AppHistory } from '@tiffin/router';
import { waitsForSignIn } from '../domain/waits-for-sign-in';

/** Waits until a person is signed in while the URL has parameters for after the sign-in. */
export function followSignIn(history: AppHistory, queryClient: QueryClient): void {
  const look = (): void => {
    const { status } = session.getState();
    const isPerson = status === 'authenticated' || status === 'embedded';
    if (!isPerson || !waitsForSignIn(history.location.search)) return;
    void import('./act-after-sign-in').then(({ actAfterSignIn }) =>
      actAfterSignIn(history, queryClient, (url) => {
        window.location.assign(url);
      }),
    );
  };
  session.subscribe(look);
  look();
}
