import type { Hazard } from '../hazard.ts';

export const decomposesAccents: Hazard = {
  does: 'types each accent as a sign of its own (NFD), as macOS files and some keyboards do',
  typed: (text) => text.normalize('NFD'),
};
