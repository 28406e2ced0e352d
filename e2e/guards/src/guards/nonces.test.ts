import { expectGuarded } from '../expect-guarded';
import { NONCES } from './nonces';

expectGuarded(NONCES);
