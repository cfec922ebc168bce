import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { disappears } from '../../../shared/appears.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { next, openPage, picture, type BoxPage } from '../box-page.js';

const folder = '/test/elements/media-box/media/';

const withPage = (href: string, type = 'ajax') => html`
  <p id="taken">De esta página</p>
  <media-box lang="es">
    <a id="page" data-mediabox="type[${type}];group[a]" title="El horario" href=${href}>Horario</a>
    <a id="after" data-mediabox="group[a]" href=${picture(21)}>Otra</a>
  </media-box>
`;

const shownPage = (page: BoxPage) => page.box.querySelector<HTMLElement>('.media-box-page');

async function openSample(href = `${folder}sample-page.html`): Promise<BoxPage> {
  const page = await openPage(withPage(href));
  await page.open('page');
  await page.has('.own');
  if (!shownPage(page)) {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!shownPage(page)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(page.box, { childList: true });
    });
  }
  return page;
}

describe('a page of this site in the viewer', () => {
  it('a page of this site in the viewer is its main part, without what could act or restyle', async () => {
    const page = await openSample();
    const shown = shownPage(page) as HTMLElement;
    expect(shown.textContent).to.include('Horario').and.not.include('Cabecera').and.not.include('Pie');
    expect(shown.querySelectorAll('script, style, iframe, [onclick], [onerror], [style]')).to.have.length(0);
    expect(shown.querySelector('#sample-script')?.hasAttribute('href')).to.equal(false);
    expect(Reflect.get(globalThis, '__pwned')).to.equal(undefined);
  });

  it('a page of this site in the viewer has full addresses, forms that post to this site alone, and no name twice', async () => {
    const page = await openSample();
    const shown = shownPage(page) as HTMLElement;
    expect(shown.querySelector('img')?.getAttribute('src')).to.equal(
      `${location.origin}/demo/assets/map.svg`,
    );
    expect(shown.querySelector('form')?.getAttribute('action')).to.equal(`${location.origin}${folder}busca`);
    expect(shown.querySelectorAll('form')).to.have.length(1);
    expect(document.querySelectorAll('#taken')).to.have.length(1);
    expect(document.body).to.be.instanceOf(HTMLBodyElement);
  });

  it('a page of this site in the viewer scrolls to the fragment of its address, and to those of its links', async () => {
    await setViewport({ width: 800, height: 500 });
    const page = await openSample(`${folder}sample-page.html#sample-late`);
    const own = page.root.querySelector('.own') as HTMLElement;
    expect(own.scrollTop).to.be.greaterThan(0);
    const { href } = location;
    own.scrollTop = 0;
    shownPage(page)?.querySelector<HTMLElement>('#sample-inside')?.click();
    expect(own.scrollTop).to.be.greaterThan(0);
    expect(document.activeElement?.id).to.equal('sample-late');
    expect(location.href).to.equal(href);
    await setViewport({ width: 800, height: 600 });
  });

  it('a page of this site in the viewer opens its own pictures in the viewer', async () => {
    const page = await openSample();
    const changed = next(page.box, 'media-box-item-changed');
    shownPage(page)?.querySelector<HTMLElement>('#sample-picture')?.click();
    await changed;
    await page.has(`[part="content"] > img[src="${location.origin}/demo/assets/room.svg?inner"]`);
  });

  it('a page of this site in the viewer goes with the viewer', async () => {
    const page = await openSample();
    page.press('Escape');
    expect(shownPage(page) === null).to.equal(true);
    expect(page.dialog === null).to.equal(true);
  });

  for (const [what, href] of [
    ['that is not there', `${folder}none.html`],
    ['of another site', 'https://evil.test/'],
    ['that is no page', '/demo/assets/room.svg?as-page'],
  ] as const) {
    it(`${what} is said to be broken, and the next one opens`, async () => {
      // An address of a picture is a picture, whatever type the author declares.
      const isPicture = href.includes('svg');
      const page = await openPage(withPage(isPicture ? '/package.json' : href));
      const failed = next(page.box, 'media-box-load-failed');
      const errors = await errorsDuring(async () => {
        await page.open('page');
        await page.has('[part="error"]', 'No se ha podido mostrar.');
      });
      expect(errors).to.have.length(1);
      expect((await failed).detail).to.deep.equal({ type: 'page' });
      page.part('next')?.click();
      await page.has('[part="counter"]', '2 / 2');
      await disappears(page.root, '[part="error"]');
    });
  }
});

describe('an element of the page in the viewer', () => {
  const inline = html`
    <section id="place">
      <i></i>
      <div id="inline" hidden>
        <form><input id="typed" name="q" /></form>
      </div>
      <b></b>
    </section>
    <media-box lang="es">
      <a id="element" data-mediabox="group[a]" title="Escríbenos" href="#inline">Formulario</a>
      <a id="lost" data-mediabox="group[a];type[dom]" href=".nowhere">Nada</a>
    </media-box>
  `;

  it('an element of the page in the viewer is the very one, with the typed values and its listeners', async () => {
    const page = await openPage(inline);
    const element = page.link('inline');
    const field = page.place.querySelector('input') as HTMLInputElement;
    field.value = 'hola';
    let clicks = 0;
    element.addEventListener('click', () => (clicks += 1));
    await page.open('element');
    await page.has('.own');
    expect(element.checkVisibility()).to.equal(true);
    expect(element.assignedSlot?.closest('dialog') === page.dialog).to.equal(true);
    expect(document.querySelectorAll('#inline')).to.have.length(1);
    expect(document.getElementById('typed')).to.equal(field);
    element.click();
    expect([field.value, clicks]).to.deep.equal(['hola', 1]);
    expect(page.dialog?.open).to.equal(true);
  });

  it('an element of the page in the viewer is back exactly where it was', async () => {
    const page = await openPage(inline);
    const { outerHTML } = page.link('place');
    await page.open('element');
    await page.has('.own');
    page.press('Escape');
    expect(page.link('place').outerHTML).to.equal(outerHTML);
    await page.open('element');
    await page.has('.own');
    page.press('ArrowRight');
    await page.has('[part="error"]');
    expect(page.link('place').outerHTML).to.equal(outerHTML);
  });

  it('an element of the page in the viewer is back too when the viewer leaves the page', async () => {
    const page = await openPage(inline);
    const { outerHTML } = page.link('place');
    await page.open('element');
    await page.has('.own');
    page.box.remove();
    await Promise.resolve();
    expect(page.link('place').outerHTML).to.equal(outerHTML);
  });

  it('an element that is not in the page is reported as broken', async () => {
    const page = await openPage(inline);
    await page.open('lost');
    await page.has('[part="error"]', 'No se ha podido mostrar.');
  });

  it('an element that holds the viewer itself stays where it is', async () => {
    const page = await openPage(html`
      <div id="around">
        <media-box lang="es"><a id="self" data-mediabox href="#around">Todo</a></media-box>
      </div>
    `);
    await page.open('self');
    await page.has('[part="error"]');
    expect(page.link('around').contains(page.box)).to.equal(true);
  });
});
