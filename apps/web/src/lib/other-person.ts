import { namePageBy } from '../trpc.ts';
import { presentPerson } from './present-person.ts';
import { createStore } from './store.ts';

export const isOtherPersonTold = createStore(false);

let wasTold = false;

const tellOnce = () => {
  if (wasTold) return;
  wasTold = true;
  isOtherPersonTold.set(true);
};

/**
 * The page says only once that the session belongs to another person.
 * @decision sign-in#pages-of-another-person
 */
export function watchOtherPerson(): void {
  namePageBy({ id: presentPerson.get, onOther: tellOnce });
  presentPerson.subscribe(() => {
    wasTold = false;
    isOtherPersonTold.set(false);
  });
}
