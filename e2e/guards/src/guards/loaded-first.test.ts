import { expectGuarded } from '../expect-guarded';
import { LOADED_FIRST } from './loaded-first';

expectGuarded(LOADED_FIRST);
