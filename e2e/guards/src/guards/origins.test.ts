import { expectGuarded } from '../expect-guarded';
import { ORIGINS } from './origins';

expectGuarded(ORIGINS);
