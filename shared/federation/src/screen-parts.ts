export { MissingPanel } from './runtime/missing-panel';
export { RemoteRoutes } from './runtime/remote-routes';
export { RenderBoundary } from './runtime/render-boundary';
export { WrongPanel } from './runtime/wrong-panel';
