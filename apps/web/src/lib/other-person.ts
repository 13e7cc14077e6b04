import { namePageBy } from '../trpc.ts';
import { presentPerson } from './present-person.ts';
import { createStore } from './store.ts';

/** True while the page says that another person has logged in in this browser. */
export const isOtherPersonTold = createStore(false);

let wasTold = false;

const tellOnce = () => {
  if (wasTold) return;
  wasTold = true;
  isOtherPersonTold.set(true);
};

/**
 * Names the present person in each call. The page says only once that the session belongs to
 * another person.
 * @decision sign-in#pages-of-another-person
 */
export function watchOtherPerson(): void {
  namePageBy({ id: presentPerson.get, onOther: tellOnce });
  presentPerson.subscribe(() => {
    wasTold = false;
    isOtherPersonTold.set(false);
  });
}
