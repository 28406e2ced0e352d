// After a refused form the summary of what is wrong is read first.
document.addEventListener('DOMContentLoaded', () => document.getElementById('problem')?.focus());
