import { expect, it } from '@jest/globals';
import { ana } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';

it.each([
  ['v1', 'guest'],
  ['v2', 'guest'],
  ['v1', ana],
  ['v2', ana],
] as const)(
  'shows the title and that teams load until the person is known: %s, %o',
  async (variant, session) => {
    const load = async () => {
      const { TeamJoinScreen } = await import('./team-join-screen');
      return <TeamJoinScreen variant={variant} />;
    };
    const path = '/order/team/join';
    const { served } = await renderOnServerAndHydrate({ load, path, browser: { session, width: 1280 } });
    expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(served.querySelector('h1')).toHaveTextContent('Order with your team');
  },
);
