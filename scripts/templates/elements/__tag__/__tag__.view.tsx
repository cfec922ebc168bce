import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import type { __Name__Host, __Name__Store } from './__tag__.host.js';

interface ToggleProps {
  readonly label: string;
  readonly store: __Name__Store;
}

function Toggle({ label, store }: ToggleProps) {
  const { isOpen } = useStore(store);
  return (
    <button
      part="toggle"
      type="button"
      aria-expanded={isOpen}
      onClick={() => store.send({ type: 'toggle-requested' })}
    >
      {label}
    </button>
  );
}

/** All that React paints for one `<__tag__>`. */
function __Name__View({ shell }: { readonly shell: __Name__Host }) {
  return shell.store ? <Toggle label={shell.label} store={shell.store} /> : null;
}

export const viewTag = defineView('__tag__-view', __Name__View);
