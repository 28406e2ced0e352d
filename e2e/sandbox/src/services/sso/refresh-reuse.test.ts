import { expect, it } from '@jest/globals';
import { ownSandbox } from '../../test-support/own-sandbox';
import { SignOn } from '../../test-support/sign-on';

const sandbox = ownSandbox({ TIFFIN_REFRESH_REUSE_SECONDS: '600' });

it('lets a caller who lost the answer use a refresh token again for as long as the setting says', async () => {
  const ana = new SignOn(sandbox.url, sandbox.shellUrl);
  const { refresh_token } = await ana.signIn('ana@northlight.example', 'lunch');
  const renew = (token: string) => ana.token({ grant_type: 'refresh_token', refresh_token: token });
  const lost = await (await renew(refresh_token)).json();
  const second = await renew(refresh_token);
  expect(second.status).toBe(200);
  const next = await second.json();
  expect(next.refresh_token).not.toBe(lost.refresh_token);
  expect((await renew(next.refresh_token)).status).toBe(200);
});
