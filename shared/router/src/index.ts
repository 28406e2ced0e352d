export {
  Link,
  MemoryRouter,
  Navigate,
  Router,
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  createPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavigateOptions, Navigator, RouteObject, To } from 'react-router-dom';
export type { AppHistory } from './app-history';
export { useNewestLocation } from './use-newest-location';
