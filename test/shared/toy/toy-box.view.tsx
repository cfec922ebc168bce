import { defineView } from '../../../shared/react/define-view.js';
import { useStore } from '../../../shared/react/use-store.js';
import type { ToyCore } from './toy-box.core.js';

interface ToyProps {
  readonly core: Pick<ToyCore, 'store' | 'add'>;
}

/** The count at which the view breaks, for the tests of error boundaries. */
export const unluckyCount = 13;

function ToyView({ core }: ToyProps) {
  const { count } = useStore(core.store);
  if (count === unluckyCount) throw new Error('the unlucky toy');
  return (
    <button part="count" type="button" onClick={() => core.add()}>
      {`${count} toys`}
    </button>
  );
}

export const createView = defineView('toy-box-view', ToyView, { core: true });
