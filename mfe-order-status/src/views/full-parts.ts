import type { ComponentType } from 'react';
import { StatusPage } from './status-page';
import type { StatusPageProps } from './status-page';
import { StatusSkeleton } from './status-skeleton';

/** The parts of the screen that differ by the room it has. */
export type StatusParts = {
  readonly Page: ComponentType<StatusPageProps>;
  readonly Waiting: ComponentType;
};

/** The whole order, for a page of its own. */
export const fullParts: StatusParts = { Page: StatusPage, Waiting: StatusSkeleton };
