export { renderOnServerAndHydrate } from './server-render/render-on-server-and-hydrate';
export type { Rendered, Rendering } from './server-render/render-on-server-and-hydrate';
