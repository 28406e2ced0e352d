// Loaded first into every process of the stack: when the supervisor dies without a word, its processes end too.
const supervisor = process.ppid;

setInterval(() => {
  if (process.ppid !== supervisor) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
