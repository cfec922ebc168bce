import { mountView } from '../../shared/element/mount-view.js';
import { createStore } from '../../shared/store/create-store.js';
import { __Name__ToggledEvent } from './__tag__.events.js';
import type { __Name__Core, __Name__Host } from './__tag__.host.js';
import { initial__Name__, step__Name__ } from './__tag__.model.js';

/** Starts the store and mounts the view. */
export function startCore(host: __Name__Host): __Name__Core {
  const store = createStore({
    initial: initial__Name__,
    step: step__Name__,
    run({ isOpen }) {
      host.setState('open', isOpen);
      host.dispatchEvent(new __Name__ToggledEvent({ isOpen }));
    },
    onError: (error) => host.report(error),
  });
  const { label } = host;
  const view = mountView(
    host,
    () => import('./__tag__.view.js'),
    () => ({ label, store }),
  );
  return {
    toggle: () => store.send({ type: 'toggle-requested' }),
    stop() {
      view.unmount();
      host.setState('open', false);
    },
  };
}
