export { reportWebVitals } from './events/report-web-vitals';
