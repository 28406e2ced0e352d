#!/usr/bin/env node
// The command for remotes, where this package is installed from a registry.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
