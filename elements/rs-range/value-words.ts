import { listen } from '../../shared/dom/listen.js';
import { mountView, type MountedView, type ViewModule } from '../../shared/element/mount-view.js';
import { textMarks } from '../../shared/i18n/text-marks.js';
import { createStore } from '../../shared/store/create-store.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { RangeHost, RangeViewModel } from './rs-range.host.js';

/** Loads the module of the view, with React. */
export type LoadRangeView = () => Promise<ViewModule<RangeViewModel>>;

/**
 * Text of the chosen value, above a slider. It is plain DOM from the start. React takes over once the visitor points at
 * the slider or focuses it. If its chunk is late or does not load, the plain text is still updated.
 */
export class ValueWords {
  readonly #host: RangeHost;
  readonly #loadView: LoadRangeView;
  readonly #text: Text;
  readonly #store;
  readonly #stopListening: () => void;
  #view: MountedView | undefined;

  constructor(host: RangeHost, loadView: LoadRangeView) {
    this.#host = host;
    this.#loadView = loadView;
    this.#text = documentOf(host).createTextNode('');
    this.#store = createStore({
      initial: '',
      step: (_before: string, words: string) => ({ state: words, effects: [] }),
      run: () => undefined,
      onError: (error) => host.report(error),
    });
    host.value.append(this.#text);
    this.#stopListening = listen(host, ['pointerover', 'focusin'], () => this.#mount());
  }

  /** Shows a text; an empty text hides it. */
  write(words: string): void {
    const { value } = this.#host;
    value.hidden = words === '';
    this.#text.data = words;
    Object.assign(value, textMarks.get(words));
    this.#store.send(words);
  }

  stop(): void {
    this.#stopListening();
    this.#view?.unmount();
    this.#text.remove();
    this.#host.value.hidden = true;
  }

  #mount(): void {
    this.#stopListening();
    const props = () => ({ store: this.#store, onPainted: () => this.#text.remove() });
    this.#view ??= mountView(this.#host, this.#loadView, props, this.#host.value);
  }
}
