/** Entry of the playground's page: reads the form in the address and paints the application. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { EditorContext, EditorStore } from './editor/editor-store.js';
import { followState, readLink } from './link.dom.js';
import { samplePlaygrounds, emptyPlayground } from './model/state.model.js';
import { Workshop } from './Workshop.js';
import { fill, TextsContext, textsIn } from './texts/texts.js';

const texts = textsIn(document.documentElement.lang);

async function start(place: HTMLElement): Promise<void> {
  const linked = await readLink();
  const first = samplePlaygrounds[0]?.state ?? emptyPlayground;
  const store = new EditorStore(texts, linked?.state ?? first);
  // A transition is rendered in slices, so that the page answers a visitor in between.
  startTransition(() => {
    createRoot(place).render(
      <TextsContext value={texts}>
        <EditorContext value={store}>
          <Workshop />
        </EditorContext>
      </TextsContext>,
    );
  });
  if (linked?.state === null) {
    store.announce(fill(texts.linkBroken, { problem: linked.problem.words[texts.language] }));
  }
  followState(store);
  // The same page with another form in its address does not load anew.
  addEventListener('hashchange', () => void readAgain(store));
}

async function readAgain(store: EditorStore): Promise<void> {
  const linked = await readLink();
  if (linked?.state) store.replace(linked.state, texts.started);
}

/** Keeps the form in the links to the page in other languages. */
function keepFormInLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    link.addEventListener('click', () => (link.hash = location.hash));
  }
}

const place = document.getElementById('playground');
if (place) {
  keepFormInLinks();
  void start(place);
}
