export { useActiveEntryWords } from './use-active-entry-words';
