// Stands in for the fraud-prevention script: keeps the commands that the page pushes, and says that it is here.
(() => {
  const commands = globalThis._sift ?? [];
  globalThis._sift = { commands, push: (command) => commands.push(command) };
  document.documentElement.dataset.fraudScript = 'ready';
})();
