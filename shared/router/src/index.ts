export {
  Link,
  MemoryRouter,
  Navigate,
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavigateOptions, RouteObject, To } from 'react-router-dom';
export type { AppHistory } from './app-history';
