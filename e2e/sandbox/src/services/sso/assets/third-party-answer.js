// Step 2 of Keycloak's third-party cookie check: tells the framing page whether a cookie set here can be read
// back.
const cookie = 'KC_3P_TEST=1';
const attributes = `; SameSite=Lax; path=${location.pathname}`;
document.cookie = cookie + attributes;
const kept = document.cookie.includes(cookie);
document.cookie = `KC_3P_TEST=; Max-Age=0${attributes}`;
const allowed = kept && (!document.hasStorageAccess || (await document.hasStorageAccess()));
parent.postMessage(allowed ? 'supported' : 'unsupported', '*');
