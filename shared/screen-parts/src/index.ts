export { CodeField } from './code-field';
export { FailedPage } from './failed-page';
export { isNotThere } from './is-not-there';
export { MissingPage } from './missing-page';
export { PageNotice } from './page-notice';
export { ResendCode } from './resend-code';
export { useActiveEntryWords } from './use-active-entry-words';
export { useCodeMessages } from './use-code-messages';
