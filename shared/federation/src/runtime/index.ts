export { isAnyDirty, useDirty } from './dirty';
export { lazyScreen } from './lazy-screen';
export { preloadScreen, prepareScreen } from './preload-screen';
export { RemoteLoaderProvider, useRemoteLoader } from './loader-context';
export { RemoteBoundary } from './remote-boundary';
export { RenderBoundary } from './render-boundary';
export { RemoteLoadError } from './remote-load-error';
export type { LoadedRemote, NamedBuild, RemoteLoader } from './remote-loader';
export { Slot } from './slot';
