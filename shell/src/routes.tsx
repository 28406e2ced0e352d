import type { RouteObject } from '@tiffin/router';
import { PageLayout } from './layout/page-layout';
import { AppEntry } from './pages/app-entry';
import { RemoteOutlet } from './pages/remote-outlet';
import { SomethingWentWrong } from './pages/something-went-wrong';

/** The router's view of the application: the shell's own addresses, everything else by the route table. */
export const routes: RouteObject[] = [
  {
    element: <PageLayout />,
    errorElement: <SomethingWentWrong />,
    children: [
      { path: '/_app', element: <AppEntry /> },
      { path: '*', element: <RemoteOutlet /> },
    ],
  },
];
