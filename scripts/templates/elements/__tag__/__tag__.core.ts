import { mountView } from '../../shared/element/mount-view.js';
import { createStore } from '../../shared/store/create-store.js';
import { __Name__ToggledEvent } from './__tag__.events.js';
import type { __Name__Core, __Name__Host } from './__tag__.host.js';
import { initial__Name__, step__Name__, type __Name__Effect } from './__tag__.model.js';

/** Starts the store and puts the view into the element. */
export function startCore(host: __Name__Host): __Name__Core {
  const store = createStore({
    initial: initial__Name__,
    step: step__Name__,
    run: (effect) => run(host, effect),
    onError: (error) => host.report(error),
  });

  host.store = store;
  const view = mountView(host, () => import('./__tag__.view.js'));

  return {
    toggle: () => store.send({ type: 'toggle-requested' }),
    close: () => store.send({ type: 'close-requested' }),
    stop() {
      view.unmount();
      host.setState('open', false);
      host.store = undefined;
    },
  };
}

function run(host: __Name__Host, effect: __Name__Effect): void {
  switch (effect.type) {
    case 'tell-toggled':
      host.setState('open', effect.isOpen);
      host.dispatchEvent(new __Name__ToggledEvent({ isOpen: effect.isOpen }));
  }
}
