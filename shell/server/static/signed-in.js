// Leads back to the page that asked for the sign-in, with the provider's answer in its fragment.
// Where to is what that page has kept in this tab (shared/auth/src/return-place.ts), never a parameter.
function placeFor(state) {
  const home = new URL('/', location.origin);
  try {
    const kept = JSON.parse(sessionStorage.getItem('tiffin_sign_in') ?? 'null');
    if (!state || kept?.state !== state) return home;
    const place = new URL(kept.path, location.origin);
    return place.origin === location.origin && !place.pathname.startsWith('//') ? place : home;
  } catch {
    return home;
  }
}

const place = placeFor(new URLSearchParams(location.hash.slice(1)).get('state'));
place.hash = location.hash;
location.replace(place.href);
