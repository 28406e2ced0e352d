export { createErrorReporter } from './errors/create-error-reporter';
export type { ErrorReport } from './errors/error-report';
