import { expectGuarded } from '../expect-guarded';
import { IDEMPOTENCY } from './idempotency';

expectGuarded(IDEMPOTENCY);
