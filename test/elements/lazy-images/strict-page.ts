import { appears } from '../../shared/appears.js';

/** What a page tells the page around it after its images have loaded. */
export interface StrictReport {
  readonly outcome: string;
  /** What the browser blocked, the page's own probe last. */
  readonly blocked: readonly string[];
}

const blocked: string[] = [];

/** Violations are told in order, so with the probe's own all before it have been heard. */
const probed = new Promise<void>((resolve) => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    blocked.push(`${effectiveDirective}: ${sample}`);
    if (sample.includes('probe')) resolve();
  });
});

function breakPolicy(): void {
  try {
    Reflect.set(document.createElement('p'), 'innerHTML', '<b>probe</b>');
  } catch {
    return;
  }
  throw new Error('the strict policy is not on');
}

function item(name: string, attribute: string, address: string): HTMLElement {
  const made = document.createElement(name);
  made.className = 'jspeed-img-lazyload';
  made.setAttribute(attribute, address);
  made.setAttribute('width', '40');
  made.setAttribute('height', '20');
  return made;
}

async function loadAll(): Promise<string> {
  // Imported late: a violation at import is heard too.
  await import('../../../elements/lazy-images/define.js');
  const tag = document.createElement('lazy-images');
  const picture = new URL('./fixtures/picture.svg', location.href).href;
  tag.append(
    item('img', 'data-src', picture),
    item('img', 'data-srcset', `${picture} 1x`),
    item('iframe', 'data-src', './fixtures/page.html'),
    item('p', 'data-bg', picture),
  );
  document.body.append(tag);
  await Promise.all([...tag.children].map((_one, index) => appears(tag, loaded(index))));
  breakPolicy();
  await probed;
  return 'loaded';
}

function loaded(index: number): string {
  return `.jspeed-img-lazyloaded:nth-child(${index + 1})`;
}

loadAll()
  .catch((error: unknown) => String(error))
  .then((outcome) => parent.postMessage({ outcome, blocked }, location.origin));
