/**
 * Removes the request to sign in from the URL after a return from the provider, so that a person who declined is
 * not asked again.
 */
export function forgetSignInRequest(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('checkoutLogin');
  if (query.get('from') === 'checkout') query.delete('from');
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', pathname + (rest && `?${rest}`) + hash);
}
