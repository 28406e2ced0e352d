import type { createBrowserRouter, NavigateOptions, To } from '@tiffin/router';
import { keptTarget } from '../domain/kept-target';

type Router = ReturnType<typeof createBrowserRouter>;

/** The same router, whose every navigation inside the application takes the persisted parameters along. */
export function keepQuery(router: Router): Router {
  const { navigate } = router;
  router.navigate = (to: number | To | null, options?: NavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    return navigate(to === null ? null : keptTarget(to, router.state.location), options);
  };
  return router;
}
