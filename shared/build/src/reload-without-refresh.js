/**
 * Runs in a page of a remote in development. React's production build does not support fast refresh. Under a shell with
 * that build, an applied update would not show, so the page reloads.
 */
const webpackHot = import.meta.webpackHot;
let isApplied = false;

webpackHot?.addStatusHandler((status) => {
  if (status === 'apply') isApplied = true;
  if (status === 'idle' && isApplied && !canRefresh()) window.location.reload();
});

function canRefresh() {
  const renderers = window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers ?? new Map();
  return [...renderers.values()].some(({ scheduleRefresh }) => typeof scheduleRefresh === 'function');
}
