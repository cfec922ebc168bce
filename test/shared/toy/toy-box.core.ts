import type { ShellCore } from '../../../shared/element/shell-element.js';
import { mountView, type MountedView } from '../../../shared/element/mount-view.js';
import { createStore, type Store } from '../../../shared/store/create-store.js';
import type { Step } from '../../../shared/store/step.model.js';
import { ToyBoxChangedEvent, ToyBoxChangeEvent } from './toy-box.events.js';
import type { ToyBoxElement } from './toy-box.shell.js';

export interface ToyState {
  readonly count: number;
}

type ToyAction = 'toy-added';
type ToyEffect = 'report';

export interface ToyCore extends ShellCore {
  readonly store: Store<ToyState, ToyAction>;
  readonly changedOptions: readonly string[];
  readonly stops: number;
  add(): void;
  showView(): MountedView;
}

function step(state: ToyState, _action: ToyAction): Step<ToyState, ToyEffect> {
  return { state: { count: state.count + 1 }, effects: ['report'] };
}

export function startCore(shell: ToyBoxElement): ToyCore {
  const changedOptions: string[] = [];
  const views: MountedView[] = [];
  let stops = 0;
  const store = createStore<ToyState, ToyAction, ToyEffect>({
    initial: { count: 0 },
    step,
    run: () => shell.dispatchEvent(new ToyBoxChangedEvent({ count: store.state.count })),
    onError: (error) => shell.report(error),
  });

  const core: ToyCore = {
    store,
    changedOptions,
    get stops() {
      return stops;
    },
    add() {
      if (shell.dispatchEvent(new ToyBoxChangeEvent(store.state))) store.send('toy-added');
    },
    showView() {
      const view = mountView(
        shell,
        () => import('./toy-box.view.js'),
        () => ({ core }),
      );
      views.push(view);
      return view;
    },
    optionChanged: (name) => changedOptions.push(name),
    stop() {
      stops += 1;
      for (const view of views) view.unmount();
    },
  };
  return core;
}
