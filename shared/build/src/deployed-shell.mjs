/** How long a shell may take to answer. */
const LIMIT_MS = 10_000;

/**
 * @typedef {object} DeployedShell
 * @property {string} origin of its pages
 * @property {readonly string[]} overrideHosts the hosts that it allows remotes to come from
 * @property {readonly string[]} remotes the names of the deployed remotes
 * @property {string | undefined} services the origin of its main service
 */

/**
 * Reads what a deployed shell says in its home page. Throws if it cannot be reached or is no shell.
 *
 * @param {string} url
 * @returns {Promise<DeployedShell>}
 */
export async function readDeployedShell(url) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`"${url}" is no http(s) URL of a shell.`);
  const page = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error) => {
    throw new Error(`${url} cannot be reached (${error.cause?.message ?? error.message}).`);
  });
  const html = await page.text();
  const { routes, overrideHosts = [] } = jsonIn(html, 'tiffin-remotes') ?? {};
  if (!page.ok || !routes)
    throw new Error(`${url} answered ${page.status}, and not with a page of the shell.`);
  const main = jsonIn(html, 'tiffin-bootstrap')?.config?.services?.main;
  return {
    // A shell may redirect, for example to https.
    origin: new URL(page.url).origin,
    overrideHosts,
    remotes: Object.keys(routes),
    services: main && new URL(main).origin,
  };
}

/**
 * Throws unless the shell may load this remote from this host.
 *
 * @param {DeployedShell} shell
 * @param {{ name: string, host: string }} remote
 */
export function expectAllowed({ origin, overrideHosts, remotes }, { name, host }) {
  if (!overrideHosts.includes(host)) {
    throw new Error(
      `${origin} loads no remote from ${host}. A production shell never does; any other does with ` +
        `TIFFIN_OVERRIDE_HOSTS=${host} in the settings of its server.`,
    );
  }
  if (!remotes.includes(name)) {
    throw new Error(
      `${name} is not deployed at ${origin}, so no path is its own there. Deploy it once first.`,
    );
  }
}

/**
 * Returns the URL of a page of the remote. The sandbox of the shell prepares a cart or a group for it, if it is there and lets us.
 *
 * @param {DeployedShell} shell
 * @param {{ routes: readonly { path: string }[], query: string }} remote query: without the question mark
 * @returns {Promise<string>}
 */
export async function pageOf({ origin, services }, { routes, query }) {
  const plain = routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
  const first = routes[0]?.path ?? '/';
  const prepared = first.includes(':') && services ? await prepare(services, first) : undefined;
  return `${prepared ?? origin + plain}?${query}`;
}

/** Returns the URL that leads to a prepared page; undefined without a sandbox, or if it does not know the route. */
async function prepare(services, pattern) {
  const answer = await fetch(`${services}/sandbox/prepared-pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pattern }),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { url } = await answer.json();
  return typeof url === 'string' ? url : undefined;
}

/** Returns the JSON of a script element; undefined without one. */
function jsonIn(html, id) {
  const [, text] = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}
