// Submits the only form of the page, the step between two redirects.
document.addEventListener('DOMContentLoaded', () => document.forms[0]?.submit());
