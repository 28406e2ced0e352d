import { expectGuarded } from '../expect-guarded';
import { LOCKS } from './locks';

expectGuarded(LOCKS);
