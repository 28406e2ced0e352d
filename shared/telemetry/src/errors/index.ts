export { createErrorReporter } from './create-error-reporter';
export type { ErrorReport } from './error-report';
