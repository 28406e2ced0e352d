import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const open = async (path: string, language = 'en') => {
  const answer = await fetch(`${sandbox.url}/pages/${path}`, { headers: { 'accept-language': language } });
  return { status: answer.status, body: await answer.text() };
};

it.each([
  ['help', 'en', '<h1>Help</h1>'],
  ['allergens', 'en', '<h1>Allergens</h1>'],
  ['privacy', 'zh-HK', '<h1>私隱政策</h1>'],
  ['terms?ui_locales=zh', 'en', '<h1>條款</h1>'],
])('shows %s to a browser in %s', async (path, language, heading) => {
  const { status, body } = await open(path, language);
  expect([status, body.includes(heading)]).toEqual([200, true]);
});

it('refuses a page that does not exist', async () => {
  expect((await open('nothing')).status).toBe(400);
});
