// The step between two redirects: sends the only form of the page.
document.addEventListener('DOMContentLoaded', () => document.forms[0]?.submit());
