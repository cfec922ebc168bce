import { appears } from '../../shared/appears.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after its links have loaded. */
export interface StrictReport {
  readonly labels: readonly string[];
  readonly position: string;
}

function add(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

async function useLinks(): Promise<StrictReport> {
  await import('../../../elements/back-to-top/define.js');
  await import('../../../elements/whatsapp-link/define.js');
  const icon = '/csp/demo/assets/icon.svg';
  const links = [
    add('back-to-top', { threshold: '0', icon }),
    add('whatsapp-link', { floating: '', phone: '600112233', icon }),
  ];
  const roots = links.map(({ shadowRoot }) => shadowRoot as ShadowRoot);
  // The style on the icon is set after its image has loaded.
  const labels = await Promise.all(roots.map((root) => appears(root, '[part="icon"][style]')));
  const { position } = getComputedStyle(links[0] as HTMLElement);
  return { labels: labels.map(({ parentElement }) => parentElement?.textContent ?? ''), position };
}

void reportUnderPolicy(useLinks);
