import { configure } from '@testing-library/react';

// A loaded machine needs more than the second that is usual.
configure({ asyncUtilTimeout: 15_000 });
