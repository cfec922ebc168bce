import { mountView } from '../../shared/element/mount-view.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { createStore } from '../../shared/store/create-store.js';
import { type __Name__Action, type __Name__Effect, type __Name__State, initial__Name__ } from './contract/state.js';
import { step__Name__ } from './engine/step.js';
import { __Name__ToggledEvent } from './__tag__.events.js';
import type { __Name__Element } from './__tag__.shell.js';

/** What runs behind a `<__tag__>` while it is in the document. */
export interface __Name__Core extends ShellCore {
  toggle(): void;
}

/** Starts the store and puts the view into the shell. */
export function startCore(shell: __Name__Element): __Name__Core {
  const store = createStore<__Name__State, __Name__Action, __Name__Effect>({
    initial: initial__Name__,
    step: step__Name__,
    run,
    onError: (error) => shell.report(error),
  });

  function run(effect: __Name__Effect): void {
    switch (effect.type) {
      case 'tell-toggled':
        shell.setState('open', store.state.isOpen);
        shell.dispatchEvent(new __Name__ToggledEvent({ isOpen: store.state.isOpen }));
    }
  }

  shell.store = store;
  const view = mountView(shell, () => import('./views/__tag__.view.js'));

  return {
    toggle: () => store.send({ type: 'toggle-asked' }),
    stop() {
      view.unmount();
      shell.setState('open', false);
      shell.store = undefined;
    },
  };
}
