import { register } from 'node:module';

register('./take-out-hooks.mjs', import.meta.url);
