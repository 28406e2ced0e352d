import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazy } from 'react';

const TeamJoinScreen = lazy(() =>
  import('./views/team-join-screen').then(({ TeamJoinScreen: screen }) => ({ default: screen })),
);

/** The pages of workplace teams. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/order/team/join', element: <TeamJoinScreen key="v1" variant="v1" /> },
    { path: '/order/team/join/v2', element: <TeamJoinScreen key="v2" variant="v2" /> },
  ],
  messages: async (locale) =>
    (locale === 'zh' ? await import('./locales/zh.json') : await import('./locales/en.json')).default,
};
