type Load = {
  /** The query of the address with which the page was loaded. */
  readonly search: string;
  readonly status: 'initialising' | 'guest' | 'authenticated' | 'embedded';
};

/**
 * What `hqoLinkout=1` does to the session (specification 4: "retains the session once and logs out automatically on first
 * load if the session is authenticated"). As we read it: a building's application links out to the browser, where whoever
 * is signed in from before need not be the person whom it sends. That session is retained for the one load that carries
 * the flag, so that the page can tell whose it is, and ended there. The flag is then taken out of the address: a session
 * that begins afterwards stays. The session of a host that shows us in a frame is the host's and is left alone.
 */
export function endsByLinkOut({ search, status }: Load): boolean {
  return new URLSearchParams(search).get('hqoLinkout') === '1' && status === 'authenticated';
}
