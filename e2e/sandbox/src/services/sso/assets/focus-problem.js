// Moves focus to the error summary after a refused form, so that screen readers read it first.
document.addEventListener('DOMContentLoaded', () => document.getElementById('problem')?.focus());
