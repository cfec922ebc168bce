import { expect, html } from '@open-wc/testing';
import { next, openPage, picture } from './box-page.js';

describe('a visitor who presses a picture', () => {
  it('a visitor who presses a picture sees it in the frame of the click, with a way to close', async () => {
    const page = await openPage();
    page.link('one').click();
    expect(page.dialog?.matches(':modal')).to.equal(true);
    const shown = page.root.querySelector<HTMLImageElement>('[part="content"] > img');
    expect(shown?.checkVisibility()).to.equal(true);
    expect(page.root.activeElement === page.part('close')).to.equal(true);
    page.part('close')?.click();
    expect(page.dialog === null).to.equal(true);
  });

  it('a visitor who presses a picture opens the first one by a button of the page, and closes by another', async () => {
    const page = await openPage();
    page.box.id = 'fotos';
    const buttons = ['open', 'close'].map((name) => {
      const button = document.createElement('button');
      button.setAttribute('commandfor', 'fotos');
      button.setAttribute('command', `--${name}`);
      page.box.after(button);
      return button;
    });
    buttons[0]?.click();
    await page.has('[part="counter"]', '1 / 3');
    buttons[1]?.click();
    expect(page.dialog === null).to.equal(true);
    for (const button of buttons) button.remove();
  });

  it('a visitor who presses a picture sees the large one, its title, its caption and where it stands', async () => {
    const page = await openPage();
    await page.open('one');
    await page.has('[part="title"]', 'La sala');
    await page.has('[part="caption"]', 'De día');
    await page.has('[part="counter"]', '1 / 3');
    const large = await page.has(`[part="content"] > img[src="${location.origin}${picture(1)}"]`);
    expect(large.getAttribute('alt')).to.equal('Un mapa');
  });

  it('a visitor who presses a picture goes on and back by the buttons, and not around the end', async () => {
    const page = await openPage();
    await page.open('two');
    page.part('next')?.click();
    await page.has('[part="counter"]', '3 / 3');
    expect(page.part('next')?.getAttribute('aria-disabled')).to.equal('true');
    page.part('next')?.click();
    await page.has('[part="counter"]', '3 / 3');
    page.part('previous')?.click();
    await page.has('[part="counter"]', '2 / 3');
  });

  it('a visitor who presses a picture goes by the arrows, Home, End and the numbers', async () => {
    const page = await openPage();
    page.box.navigation = 'pages';
    await page.open('one');
    page.press('ArrowRight');
    await page.has('[part="counter"]', '2 / 3');
    page.press('ArrowLeft');
    await page.has('[part="counter"]', '1 / 3');
    page.press('End');
    await page.has('[part="counter"]', '3 / 3');
    page.press('Home');
    await page.has('[part="counter"]', '1 / 3');
    const [, second] = page.root.querySelectorAll<HTMLElement>('[part~="page-button"]');
    second?.click();
    await page.has('[part="counter"]', '2 / 3');
    expect(page.part('page-button current')?.getAttribute('aria-current') ?? 'true').to.equal('true');
  });

  it('a visitor who presses a picture is told the name of the first one once, by the dialog, and each other one with its number', async () => {
    const page = await openPage();
    await page.open('two');
    const status = await page.has('.chrome [role="status"]', '2 de 3');
    expect([page.dialog?.ariaLabel, status.textContent]).to.deep.equal(['El pasillo', '2 de 3']);
    page.press('ArrowLeft');
    await page.has('.chrome [role="status"]', '1 de 3: ');
    page.press('ArrowRight');
    await page.has('.chrome [role="status"]', '2 de 3: El pasillo');
  });

  it('a visitor who presses a picture writes to an address in a caption by a link', async () => {
    const page = await openPage();
    await page.open('three');
    const link = await page.has('[part="caption"] a');
    expect(link.getAttribute('href')).to.equal('mailto:ana@example.org');
  });

  it('a visitor who presses a picture has no ways to other pictures from one that is alone', async () => {
    const page = await openPage();
    await page.open('alone');
    expect(page.part('next') === null).to.equal(true);
    expect(page.part('counter') === null).to.equal(true);
  });

  it('a visitor who presses a picture is back at the link after Escape', async () => {
    const page = await openPage();
    page.link('two').focus();
    await page.open('two');
    page.press('Escape');
    expect(page.dialog === null).to.equal(true);
    expect(document.activeElement === page.link('two')).to.equal(true);
  });

  it('a visitor who presses a picture closes by a press beside the picture, unless the author wants the button alone', async () => {
    const page = await openPage();
    await page.open('alone');
    page.part('content')?.click();
    expect(page.dialog === null).to.equal(true);
    page.box.closeMode = 1;
    await page.open('alone');
    page.part('content')?.click();
    expect(page.dialog?.open).to.equal(true);
  });

  it('a visitor who presses a picture follows a link that is none of the viewer’s, and any link with a key', async () => {
    const page = await openPage();
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay);
    page.link('plain').click();
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      page
        .link('one')
        .dispatchEvent(
          new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, [key]: true }),
        );
    removeEventListener('click', stay);
    expect(page.dialog === null).to.equal(true);
  });

  it('a visitor who presses a picture reads why a broken picture is not there, and goes on', async () => {
    const page = await openPage(html`
      <media-box lang="es">
        <a id="broken" data-mediabox="group[a]" href="/demo/assets/none.png">Rota</a>
        <a data-mediabox="group[a]" href=${picture(1)}>Otra</a>
      </media-box>
    `);
    const failed = next(page.box, 'media-box-load-failed');
    await page.open('broken');
    await page.has('[part="error"]', 'No se ha podido mostrar.');
    expect((await failed).detail).to.deep.equal({ type: 'image' });
    page.part('next')?.click();
    await page.has('[part="counter"]', '2 / 2');
    expect(page.part('error') === null).to.equal(true);
  });
});

describe('an author', () => {
  it('an author gets the events of the viewer, from the question to the end', async () => {
    const page = await openPage();
    const heard: string[] = [];
    for (const type of ['open', 'opened', 'item-changed', 'close', 'closed'] as const)
      page.box.addEventListener(`media-box-${type}`, ({ detail: { group, index, count } }) =>
        heard.push(`${type} ${group} ${index} ${count}`),
      );
    await page.open('one');
    page.press('ArrowRight');
    page.press('Escape');
    expect(heard).to.deep.equal([
      'open sala 0 3',
      'opened sala 0 3',
      'item-changed sala 1 3',
      'close sala 1 3',
      'closed sala 1 3',
    ]);
  });

  it('an author keeps the viewer closed, and the link leads where it leads', async () => {
    const page = await openPage();
    page.box.addEventListener('media-box-open', (event) => event.preventDefault());
    const followed = new Promise<boolean>((resolve) => {
      addEventListener('click', function hear(event) {
        if (event.defaultPrevented) return;
        event.preventDefault();
        removeEventListener('click', hear);
        resolve(true);
      });
    });
    page.link('one').click();
    expect(await followed).to.equal(true);
    expect(page.dialog === null).to.equal(true);
  });

  it('an author keeps the viewer open', async () => {
    const page = await openPage();
    await page.open('one');
    page.box.addEventListener('media-box-close', (event) => event.preventDefault(), { once: true });
    page.press('Escape');
    expect(page.dialog?.open).to.equal(true);
  });

  it('an author shows items of the page’s own choice', async () => {
    const page = await openPage();
    const isRefused = document.dispatchEvent(
      new CustomEvent('media-box-open-request', {
        bubbles: true,
        cancelable: true,
        detail: {
          items: [
            { src: picture(1), title: 'Una' },
            { src: picture(2), title: '<b>Otra</b>' },
          ],
          index: 1,
        },
      }),
    );
    expect(isRefused).to.equal(false);
    await page.has('[part="title"]', '<b>Otra</b>');
    await page.has('[part="counter"]', '2 / 2');
  });

  for (const detail of [null, {}, { items: [] }, { items: 'x' }]) {
    it(`an author opens nothing by a request for ${JSON.stringify(detail)}`, async () => {
      const page = await openPage();
      const request = new CustomEvent('media-box-open-request', { bubbles: true, cancelable: true, detail });
      expect(page.box.dispatchEvent(request)).to.equal(true);
      expect(page.dialog === null).to.equal(true);
    });
  }
});
