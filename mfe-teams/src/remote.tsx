import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { routes } from './routes';

const TeamJoinScreen = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "team-join-screen" */ './views/team-join-screen');
  return { View: screen.TeamJoinScreen };
});

/** The pages of workplace teams. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: routes.map(({ path }) => {
    const variant = path.endsWith('/v2') ? 'v2' : 'v1';
    return { path, element: <TeamJoinScreen key={variant} variant={variant} /> };
  }),
};
