type Load = {
  /** The query of the URL that loaded the page. */
  readonly search: string;
  readonly status: 'initialising' | 'guest' | 'authenticated' | 'embedded';
};

/**
 * Returns whether `hqoLinkout=1` ends the session (specification 4: "retains the session once and logs out
 * automatically on first load if the session is authenticated").
 *
 * Our interpretation: a building's application opens a link in the browser, where a different person may still be
 * signed in. The session is kept for the load that carries the flag, so that the page can tell whose it is, and
 * then ended. The flag is removed from the URL, so a later session stays. The session of a host that frames the
 * page belongs to the host and is not ended.
 */
export function endsByLinkOut({ search, status }: Load): boolean {
  return new URLSearchParams(search).get('hqoLinkout') === '1' && status === 'authenticated';
}
