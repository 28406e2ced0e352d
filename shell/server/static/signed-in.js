// Redirects to the page that started the sign-in, with the provider's response in the fragment. The target is the
// one that this page stored (shared/auth/src/return-url.ts), never a parameter.
function targetFor(state) {
  const home = new URL('/', location.origin);
  const kept = [keptInTab, keptInCookie].map(read).find((one) => state && one?.state === state);
  if (!kept) return home;
  try {
    const target = new URL(kept.path, location.origin);
    return target.origin === location.origin && !target.pathname.startsWith('//') ? target : home;
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

const target = targetFor(new URLSearchParams(location.hash.slice(1)).get('state'));
target.hash = location.hash;
location.replace(target.href);
