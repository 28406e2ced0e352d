import { expect, it } from '@jest/globals';
import { whoDeploys } from './who-deploys';

it.each([
  [{ GITHUB_ACTOR: 'ana' }, 'ana'],
  [{ TIFFIN_DEPLOY_ACTOR: 'squad-pay', GITHUB_ACTOR: 'ana' }, 'squad-pay'],
  [{ TIFFIN_DEPLOY_ACTOR: ' ', GITLAB_USER_LOGIN: 'ben' }, 'ben'],
])('%j is %s', async (env, who) => {
  expect(await whoDeploys(env)).toBe(who);
});

it('without a pipeline it is whoever works here', async () => {
  expect(await whoDeploys({})).not.toBe('');
});
