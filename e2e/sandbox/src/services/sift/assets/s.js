// Stands in for the fraud-prevention script: stores the commands that the page pushes, and marks itself as
// loaded.
(() => {
  const commands = globalThis._sift ?? [];
  globalThis._sift = { commands, push: (command) => commands.push(command) };
  document.documentElement.dataset.fraudScript = 'ready';
})();
