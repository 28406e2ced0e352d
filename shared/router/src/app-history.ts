import type { UNSAFE_createBrowserHistory } from 'react-router-dom';

/** Where the application is and was: the browser's history, or one in memory that behaves alike. */
export type AppHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
