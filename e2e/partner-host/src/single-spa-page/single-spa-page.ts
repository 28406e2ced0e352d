import { getAppStatus, registerApplication, start } from 'single-spa';
import type { LifeCycles } from 'single-spa';
import { element } from '../page/element';
import { loadLifecycle } from '../page/load-lifecycle';
import { readApplications } from './read-applications';

const { build, applications } = readApplications(document);

/**
 * A root config of single-spa. Each application is active while the URL names it, such as `#lunch&dinner`.
 */
for (const { name, customProps } of applications) {
  registerApplication({
    name,
    app: () => loadLifecycle<LifeCycles>(build),
    activeWhen: ({ hash }) => hash.slice(1).split('&').includes(name),
    customProps: () => ({ ...customProps, domElement: element(name) }),
  });
}
window.addEventListener('single-spa:routing-event', () => {
  element('state').textContent = applications.map(({ name }) => `${name} ${getAppStatus(name)}`).join(', ');
});
start();
