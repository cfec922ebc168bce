import { expect, html } from '@open-wc/testing';
import { openPage, picture } from '../box-page.js';
import { closed, pictureOf } from '../visitor.js';

const shadowbox = html`
  <media-box lang="es" convert="shadowbox">
    <a id="one" rel="shadowbox[casa];title=La sala" href=${picture(901)}>Una</a>
    <a id="two" rel="shadowbox[casa];title=El pasillo" href=${picture(902)}>Otra</a>
    <a id="other" rel="lightbox[casa]" href=${picture(903)}>De otra clase</a>
  </media-box>
`;

describe('<media-box> old links', () => {
  it('an author with old links has those of shadowbox in the viewer, with their group and their words', async () => {
    const page = await openPage(shadowbox);
    await page.open('two');
    await page.has('[part="title"]', 'El pasillo');
    await page.has('[part="counter"]', '2 / 2');
    page.part('previous')?.click();
    await page.has('[part="title"]', 'La sala');
    await closed(page);
  });

  it('an author with old links has the picture of an old window in the viewer', async () => {
    const address = `/index.php?option=com_jce&task=popup&img=${encodeURIComponent(picture(904))}&title=La_sala`;
    const page = await openPage(html`
      <media-box lang="es" convert="legacy">
        <a id="one" href=${address}>Una</a>
      </media-box>
    `);
    // Only as text, as under a policy that blocks handlers.
    page.link('one').setAttribute('onclick', `void "window.open('${address}')"`);
    await page.open('one');
    await page.has('[part="title"]', 'La sala');
    expect((await pictureOf(page)).getAttribute('src')).to.equal(`${location.origin}${picture(904)}`);
    await closed(page);
  });

  it('an author with old links has it too where the old handler opens a window and keeps the click for itself', async () => {
    const page = await openPage(html`
      <media-box lang="es" convert="legacy">
        <a id="one" href="/index.php?option=com_jce&amp;task=popup&amp;img=${picture(905)}">Una</a>
      </media-box>
    `);
    const link = page.link('one');
    link.setAttribute('onclick', '/* img= */');
    let windows = 0;
    link.onclick = () => {
      windows += 1;
      return false;
    };
    await page.open('one');
    await pictureOf(page);
    expect(windows).to.equal(0);
    expect(link.hasAttribute('onclick')).to.equal(true);
    await closed(page);
  });

  it('an author with old links keeps those links that no rule of the tag names', async () => {
    const page = await openPage(shadowbox);
    let isOurs = true;
    addEventListener(
      'click',
      (event) => {
        isOurs = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    page.link('other').click();
    expect({ isPrevented: isOurs, isClosed: page.dialog === null }).to.deep.equal({
      isPrevented: false,
      isClosed: true,
    });
  });
});
