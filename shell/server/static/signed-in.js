// Redirects to the page that started the sign-in, with the provider's response in the fragment. The target is the
// one that this page stored (shared/auth/src/return-place.ts), never a parameter.
function placeFor(state) {
  const home = new URL('/', location.origin);
  const kept = [keptInTab, keptInCookie].map(read).find((one) => state && one?.state === state);
  if (!kept) return home;
  try {
    const place = new URL(kept.path, location.origin);
    return place.origin === location.origin && !place.pathname.startsWith('//') ? place : home;
  } catch {
    return home;
  }
}

function read(text) {
  try {
    return JSON.parse(text() ?? 'null');
  } catch {
    return undefined;
  }
}

function keptInTab() {
  return sessionStorage.getItem('tiffin_sign_in');
}

function keptInCookie() {
  const value = /(?:^|; )tiffin_sign_in=([^;]*)/.exec(document.cookie)?.[1];
  return value && decodeURIComponent(value);
}

const place = placeFor(new URLSearchParams(location.hash.slice(1)).get('state'));
place.hash = location.hash;
location.replace(place.href);
