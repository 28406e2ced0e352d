import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';

const TeamJoinScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "team-join-screen" */ './views/team-join-screen');
  return { View: screen.TeamJoinScreen };
});

/** The pages of workplace teams. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/order/team/join', element: <TeamJoinScreen key="v1" variant="v1" /> },
    { path: '/order/team/join/v2', element: <TeamJoinScreen key="v2" variant="v2" /> },
  ],
  messages: async (locale) =>
    (locale === 'zh'
      ? await import(/* webpackChunkName: "zh" */ './locales/zh.json')
      : await import('./locales/en.json')
    ).default,
};
