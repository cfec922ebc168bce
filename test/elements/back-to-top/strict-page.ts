import { appears } from '../../shared/appears.js';

/** What a page tells the page around it after its links have come. */
export interface StrictReport {
  readonly labels: readonly string[];
  readonly position: string;
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

function add(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

async function useLinks(): Promise<StrictReport> {
  // Imported late: a violation at import is heard too.
  await import('../../../elements/back-to-top/define.js');
  await import('../../../elements/whatsapp-link/define.js');
  const icon = '/csp/demo/assets/icon.svg';
  const links = [
    add('back-to-top', { threshold: '0', icon }),
    add('whatsapp-link', { floating: '', phone: '600112233', icon }),
  ];
  const roots = links.map(({ shadowRoot }) => shadowRoot as ShadowRoot);
  // A style on the icon's place means that its image has come.
  const labels = await Promise.all(roots.map((root) => appears(root, '[part="icon"][style]')));
  breakPolicy();
  await probed;
  const { position } = getComputedStyle(links[0] as HTMLElement);
  return { labels: labels.map(({ parentElement }) => parentElement?.textContent ?? ''), position, blocked };
}

useLinks().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ labels: [String(error)], position: '', blocked }, location.origin),
);
