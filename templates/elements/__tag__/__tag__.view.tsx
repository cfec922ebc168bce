import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import type { __Name__Host } from './__tag__.host.js';

type ToggleProps = { readonly label: string; readonly store: NonNullable<__Name__Host['store']> };

function Toggle({ label, store }: ToggleProps) {
  const { isOpen } = useStore(store);
  const toggle = () => store.send({ type: 'toggle-requested' });
  return (
    <button part="toggle" type="button" aria-expanded={isOpen} onClick={toggle}>
      {label}
    </button>
  );
}

function __Name__View({ shell }: { readonly shell: __Name__Host }) {
  return shell.store ? <Toggle label={shell.label} store={shell.store} /> : null;
}

export const viewTag = defineView('__tag__-view', __Name__View);
