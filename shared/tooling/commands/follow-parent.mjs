// Loaded first into every process of the stack: ends the process when the supervisor has died.
const supervisor = process.ppid;

setInterval(() => {
  if (process.ppid !== supervisor) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
