import { configure } from '@testing-library/react';

// A screen that is slow on a busy machine is no defect. One that never appears still fails.
configure({ asyncUtilTimeout: 15_000 });
