import { configure } from '@testing-library/react';

// A screen that comes late on a busy machine is no defect; one that never comes still fails.
configure({ asyncUtilTimeout: 15_000 });
