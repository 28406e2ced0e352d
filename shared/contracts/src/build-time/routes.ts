import type { CallName } from '../calls/call-types';
import { CALLS } from '../calls/calls';
import type { Route } from '../wire/route';
import { routesOf } from '../wire/route-of';

/** How each call is made. */
export const routes: Readonly<Record<CallName, Route>> = routesOf(CALLS);
