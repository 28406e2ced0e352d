import process from 'node:process';
import { createBuildContexts } from './create-build-contexts.mjs';

// The parent starts this file. It answers one question at a time, and ends with its parent.
const builds = createBuildContexts(JSON.parse(process.argv[2]));

process.on('message', (question) => process.send(builds.ask(question)));
process.on('disconnect', () => process.exit());
// A build's promise that nobody handles must not end the builds of others.
process.on('unhandledRejection', () => {});
// Ctrl-C reaches the whole group of processes. The parent decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.send({ kind: 'ready' });
