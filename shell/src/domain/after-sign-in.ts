import { safeBack } from './safe-back';
import { SIGN_IN_PARAMETERS } from './waits-for-sign-in';

/** What is left to do once a person is signed in, as the address says. */
type AfterSignIn = {
  /** The merchant whose cart, filled as a guest, becomes the person's; null for none. */
  readonly claimedMerchantId: string | null;
  /** Where to go; null to stay. */
  readonly target: string | null;
  /** The query without what is then done. */
  readonly rest: string;
};

/**
 * `claim` names a merchant, `onLogIn` an address to go to, `origin` the page of this site that the person came from (the
 * name of another place is for the order source). Addresses pass `safeBack`.
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
