import 'rs-suite';
import type { TabSetElement } from 'rs-suite/tab-set';

const tabs: TabSetElement | null = document.querySelector('tab-set');
tabs?.addEventListener('tab-set-changed', ({ detail }) => {
  document.body.dataset['tab'] = `${detail.index + 1}`;
});
