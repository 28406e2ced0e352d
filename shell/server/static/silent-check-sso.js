// The page that framed this one learns the provider's answer from the address.
window.parent.postMessage(window.location.href, window.location.origin);
