export { FailedPage } from './failed-page';
export { isNotThere } from './is-not-there';
export { MissingPage } from './missing-page';
export { PageMessage } from './page-message';
export { useActiveEntryWords } from './use-active-entry-words';
