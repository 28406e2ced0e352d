import { newPerson, type Caller } from '../../test-support/caller';
import { expectRefusal } from '../../test-support/expect-refusal';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

async function withPoints(points: number): Promise<{ readonly who: Caller; readonly path: string }> {
  const email = `points-${points}-${Date.now()}@own.example`;
  const who = await newPerson(sandbox, { email, firstName: 'Pia', points });
  const { externalUserId } = (await who.call('GET', '/main/v1/user')).body.user;
  return { who, path: `/user-gateway/consumer-user/${externalUserId}/balances/redeem-points` };
}

it.each([
  ['below one unit', 999, 'CAD'],
  ['below one unit of euros', 4999, 'EUR'],
  ['below one unit of pounds', 1000, 'GBP'],
  ['no multiple of a unit', 1500, 'USD'],
  ['more than there are', 11_000, 'CAD'],
  ['nothing', 0, 'CAD'],
  ['less than nothing', -1000, 'CAD'],
])('redeeming %s is refused, in the preview too, and takes no points', async (_what, wish, currency) => {
  const { who, path } = await withPoints(10_000);
  for (const [method, end] of [
    ['GET', '-preview'],
    ['POST', ''],
  ] as const)
    await expectRefusal(
      (headers) =>
        who.call(method, `${path}${end}?pointsToRedeem=${wish}&currency=${currency}`, undefined, headers),
      { status: 400, type: 'INVALID_PARAMETER', reason: 'pointsToRedeem' },
    );
  expect((await who.call('GET', '/main/v1/user')).body.user).toMatchObject({ points: 10_000, creditMap: {} });
});

it('redeeming whole units gives what the preview said, in the requested currency', async () => {
  const { who, path } = await withPoints(12_500);
  const query = '?pointsToRedeem=10000&currency=EUR';
  const preview = (await who.call('GET', `${path}-preview${query}`)).body;
  expect(preview).toEqual({
    creditMicro: 10_000_000,
    pointsAfter: 2500,
    creditAfterMicro: 10_000_000,
  });
  expect((await who.call('POST', path + query)).body).toEqual({ points: 2500, creditMicro: 10_000_000 });
  expect((await who.call('GET', '/main/v1/user')).body.user).toMatchObject({
    points: 2500,
    creditMap: { EUR: 10_000_000 },
  });
});
