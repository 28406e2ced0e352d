const [WARMING, MOST_TIMES] = [20, 60];
/** A page without its screen is kept for so long, too. */
const KEPT_MS = 1_000;

/**
 * Asks for a page until its screen is rendered within the server's time limit, as on a server that has run for a while. The
 * server keeps the page for a second, so the next request gets it too.
 */
export async function untilRendered(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  for (let time = 0; time < WARMING; time += 1) await (await fetch(`${url}?warm=${time}`)).text();
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const html = await (await fetch(url, { headers })).text();
    if (html.includes('<style nonce=')) return;
    await new Promise((resolve) => setTimeout(resolve, KEPT_MS));
  }
  throw new Error(`The server does not render ${url}.`);
}
