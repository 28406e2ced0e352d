/**
 * Runs in a page that develops a remote. React's production build cannot take a component in place of another: under a
 * shell that has it, an update that was applied would not show, so the page is loaded anew.
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
