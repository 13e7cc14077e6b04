import { configure } from '@testing-library/react';

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 15_000 });
