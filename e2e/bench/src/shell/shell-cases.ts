import { guest } from '@tiffin/sandbox/caller';

/** A request of a browser to the shell server. */
export type ShellCase = {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A page whose screen the server renders. */
  readonly hasScreen?: true;
};

const MENU = '/m/lucknow-lunch-home/menu';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-CA,en;q=0.9' };

/**
 * Returns the menu page of a guest and of a signed-in person, the registry and the largest script, as
 * browsers request them.
 */
export async function shellCases(stack: {
  readonly urls: Readonly<Record<'shell' | 'sandbox', string>>;
}): Promise<readonly ShellCase[]> {
  const token = await tokenOf(stack.urls.sandbox);
  const cookies = `tiffin_token=${token}; tiffin_refresh_token=${token}; tiffin_lang=en`;
  const script = /<script defer [^>]*src="(\/assets\/[^"]+)"/.exec(
    await (await fetch(stack.urls.shell + MENU)).text(),
  )?.[1];
  if (!script) throw new Error('The menu page has no script of the shell.');
  return [
    { name: 'menu page, br', path: MENU, hasScreen: true, headers: BROWSER },
    {
      name: 'menu page, br, signed in',
      path: MENU,
      hasScreen: true,
      headers: { ...BROWSER, cookie: cookies },
    },
    {
      name: 'menu page, gzip',
      path: MENU,
      hasScreen: true,
      headers: { ...BROWSER, 'accept-encoding': 'gzip, deflate' },
    },
    {
      name: 'menu page, identity',
      path: MENU,
      hasScreen: true,
      headers: { ...BROWSER, 'accept-encoding': 'identity' },
    },
    { name: '/remotes.json, br', path: '/remotes.json', headers: BROWSER },
    { name: 'main script, br', path: script, headers: BROWSER },
  ];
}

async function tokenOf(sandbox: string): Promise<string> {
  const { body } = await guest({ url: sandbox }).call('POST', '/sandbox/tokens', {
    email: 'ana@northlight.example',
    expiresInSeconds: 3600,
  });
  return String(body.access_token);
}
