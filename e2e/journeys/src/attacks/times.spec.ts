import { guest } from '@tiffin/sandbox/caller';
import { GroupStory } from '@tiffin/sandbox/group-story';
import { expect, test } from '../fixtures';
import { urls } from '../urls';
import { services } from './services';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('every answer has the services’ time, readable for pages of other origins', async () => {
  const response = await fetch(`${urls().sandbox}/main/v1/incentive`, { headers: { origin: urls().shell } });
  expect(response.headers.get('access-control-expose-headers')).toMatch(/\bdate\b/);
  expect(Number.isNaN(Date.parse(response.headers.get('date') ?? ''))).toBe(false);
});

for (const by of [-5 * HOUR_MS, 5 * HOUR_MS])
  test(`a device clock that is ${by / HOUR_MS} hours off neither closes a group nor keeps it open`, async ({
    page,
    watch,
  }) => {
    // A visitor cannot read a group before joining it.
    watch.expectTrouble(/status of 403 .*\/fulfillments\//);
    const story = new GroupStory(services());
    const group = await story.start(await story.person('Hana'));
    await page.clock.install({ time: Date.now() + by });
    await page.goto(group.joinUri);
    await page.getByRole('textbox', { name: 'Your first name' }).fill('Vic');
    await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
    // A guest who can choose sees the link to the menu. The group has an hour left.
    await expect(page.getByRole('link', { name: 'Add my items' }).first()).toBeVisible();
    await expect(page.getByText(/^(1:0\d:\d\d|59:\d\d)$/)).toBeVisible();
  });

test('the times of a week are offered once each, in ascending order', async () => {
  const { body } = await guest(services()).call('GET', '/main/v1/merchants?externalId=beit-zaytoun');
  const slots: readonly { date: string; firstAvailableAt: string; lastAvailableAt: string }[] =
    body.merchant.scheduledOrderTimeSlots;
  const dates = [...new Set(slots.map(({ date }) => Date.parse(date)))];
  const apart = dates.slice(1).map((date, at) => date - (dates[at] ?? 0));
  expect(new Set(apart)).toEqual(new Set([DAY_MS]));
  const moments = slots.flatMap((slot) => [slot.firstAvailableAt, slot.lastAvailableAt]);
  expect(moments.every((moment) => /[+-]\d\d:\d\d$|Z$/.test(moment))).toBe(true);
  const times = moments.map((moment) => Date.parse(moment));
  expect(times).toEqual([...times].sort((one, other) => one - other));
});
