// Passes the provider's response, which is in this URL, to the page that framed this one.
window.parent.postMessage(window.location.href, window.location.origin);
