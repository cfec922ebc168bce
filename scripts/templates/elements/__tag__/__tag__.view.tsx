import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import type { Store } from '../../shared/store/create-store.js';
import type { __Name__Action, __Name__State } from './__tag__.model.js';

interface __Name__Props {
  readonly label: string;
  readonly store: Store<__Name__State, __Name__Action>;
}

/** View of a `<__tag__>`, rendered by React. */
function __Name__View({ label, store }: __Name__Props) {
  const { isOpen } = useStore(store);
  const toggle = () => store.send({ type: 'toggle-requested' });
  return (
    <button part="toggle" type="button" aria-expanded={isOpen} onClick={toggle}>
      {label}
    </button>
  );
}

export const createView = defineView('__tag__-view', __Name__View, { label: true, store: true });
