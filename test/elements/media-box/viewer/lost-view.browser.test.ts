import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { startCore } from '../../../../elements/media-box/media-box.core.js';
import { MediaBoxElement } from '../../../../elements/media-box/media-box.shell.js';
import { createViewer } from '../../../../elements/media-box/viewer/viewer.js';
import { defineElement } from '../../../../shared/element/define-element.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { BoxPage, picture } from '../box-page.js';
import { closed } from '../visitor.js';

type View = typeof import('../../../../elements/media-box/viewer/viewer.view.js');

const come = (): Promise<View> => import('../../../../elements/media-box/viewer/viewer.view.js');
/** Loads the chunk of the next view. Tests replace it. */
let load = come;

class ViewlessBoxElement extends MediaBoxElement {}
defineElement('viewless-box', ViewlessBoxElement, (host: MediaBoxElement) =>
  startCore(host, () =>
    Promise.resolve({ createViewer: (element, opening) => createViewer(element, opening, () => load()) }),
  ),
);

async function openPage(): Promise<BoxPage> {
  const tag = unsafeStatic('viewless-box');
  const place = await fixture<HTMLElement>(html`
    <div>
      <${tag} lang="es">
        <a id="one" class="jcepopup" title="Una" href=${picture(921)}>Una</a>
      </${tag}>
    </div>
  `);
  const box = place.querySelector('viewless-box') as MediaBoxElement;
  await new Promise<void>((resolve) => box.withCore(() => resolve()));
  return new BoxPage(place, box);
}

describe('a viewer whose buttons do not come', () => {
  afterEach(() => (load = come));

  it('closes, the link leads where it leads, and the next press tries again', async () => {
    load = () => Promise.reject(new TypeError('Failed to fetch viewer.view.js'));
    const page = await openPage();
    const errors = await errorsDuring(async () => {
      const followed = new Promise<EventTarget | null>((resolve) => {
        addEventListener('click', function hear(event) {
          if (event.defaultPrevented) return;
          event.preventDefault();
          removeEventListener('click', hear);
          resolve(event.target);
        });
      });
      page.link('one').click();
      expect((await followed) === page.link('one')).to.equal(true);
    });
    expect(page.dialog === null).to.equal(true);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.include('Failed to fetch viewer.view.js');
    load = come;
    await page.open('one');
    await page.has('[part="title"]', 'Una');
    await closed(page);
  });
});
