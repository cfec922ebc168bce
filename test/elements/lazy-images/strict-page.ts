import { appears } from '../../shared/appears.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

function item(name: string, attribute: string, address: string): HTMLElement {
  const made = document.createElement(name);
  made.className = 'jspeed-img-lazyload';
  made.setAttribute(attribute, address);
  made.setAttribute('width', '40');
  made.setAttribute('height', '20');
  return made;
}

async function loadAll(): Promise<string> {
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
  return 'loaded';
}

function loaded(index: number): string {
  return `.jspeed-img-lazyloaded:nth-child(${index + 1})`;
}

void reportUnderPolicy(loadAll);
