import { safeBack } from './safe-back';
import { SIGN_IN_PARAMETERS } from './waits-for-sign-in';

/** What the URL asks for once the person is signed in. */
type AfterSignIn = {
  /** The merchant whose guest cart the person claims, or null. */
  readonly claimedMerchantId: string | null;
  /** Where to navigate, or null to stay. */
  readonly target: string | null;
  /** The query without the parameters handled here. */
  readonly rest: string;
};

/**
 * Reads the query: `claim` names a merchant, `onLogIn` a URL to open, `origin` the page of this site to return to.
 * Any other value of `origin` is left to the order source. URLs must pass `safeBack`.
 */
export function afterSignIn(search: string, site: Parameters<typeof safeBack>[1]): AfterSignIn {
  const query = new URLSearchParams(search);
  const claim = query.get('claim');
  const origin = query.get('origin');
  const target =
    safeBack(query.get('onLogIn'), site) ?? (origin?.startsWith('/') ? safeBack(origin, site) : null);
  for (const name of SIGN_IN_PARAMETERS) query.delete(name);
  const rest = query.toString();
  return {
    claimedMerchantId: claim !== null && /^[\w-]{1,100}$/.test(claim) ? claim : null,
    target,
    rest: rest === '' ? '' : `?${rest}`,
  };
}
