import { guest } from '@tiffin/sandbox/caller';

/** A request of a browser to the shell server. */
export type ShellCase = {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

const MENU = '/m/lucknow-lunch-home/menu';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-CA,en;q=0.9' };

const [WARMING, MOST_TIMES] = [20, 60];

/**
 * Returns the menu page of a guest and of a signed-in person, the registry and the largest script, as
 * browsers request them.
 */
export async function shellCases(stack: {
  readonly urls: Readonly<Record<'shell' | 'sandbox', string>>;
}): Promise<readonly ShellCase[]> {
  await untilRendered(stack.urls.shell + MENU);
  const token = await tokenOf(stack.urls.sandbox);
  const cookies = `tiffin_token=${token}; tiffin_refresh_token=${token}; tiffin_lang=en`;
  const script = /<script defer [^>]*src="(\/assets\/[^"]+)"/.exec(
    await (await fetch(stack.urls.shell + MENU)).text(),
  )?.[1];
  if (!script) throw new Error('The menu page has no script of the shell.');
  return [
    { name: 'menu page, br', path: MENU, headers: BROWSER },
    { name: 'menu page, br, signed in', path: MENU, headers: { ...BROWSER, cookie: cookies } },
    { name: 'menu page, gzip', path: MENU, headers: { ...BROWSER, 'accept-encoding': 'gzip, deflate' } },
    { name: 'menu page, identity', path: MENU, headers: { ...BROWSER, 'accept-encoding': 'identity' } },
    { name: '/remotes.json, br', path: '/remotes.json', headers: BROWSER },
    { name: 'main script, br', path: script, headers: BROWSER },
  ];
}

/** Asks for a page until its screen is rendered within the server's time limit, as on a server that has run for a while. */
async function untilRendered(url: string): Promise<void> {
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const html = await (await fetch(`${url}?warm=${time}`)).text();
    if (time >= WARMING && html.includes('<style nonce=')) return;
  }
  throw new Error(`The server does not render ${url}.`);
}

async function tokenOf(sandbox: string): Promise<string> {
  const { body } = await guest({ url: sandbox }).call('POST', '/sandbox/tokens', {
    email: 'ana@northlight.example',
    expiresInSeconds: 3600,
  });
  return String(body.access_token);
}
