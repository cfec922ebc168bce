import { expect } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import { openFormPage } from '../page-driver.js';
import { practicePage } from '../practice-page.js';

/** The server's page after a post with a used token: every field is marked as invalid, valid ones too. */
const refused = `<div id="system-message-container"><p class="alert alert-danger">El código ha caducado</p></div>
  ${practicePage()
    .replaceAll('class="formNoError"', 'class="formError"')
    .replace('<button type="submit"', '<p style="block-size: 3000px"></p><button type="submit"')}`;

/** Settles when the element is in the window. */
function inView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

describe('<rs-form> token refused', () => {
  afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

  it('a page that comes back because its token was spent shows the visitor the one message that says what to do, however long the form is', async () => {
    const { element } = await openFormPage(refused);
    const root = element.shadowRoot as ShadowRoot;
    await appears(root, '.notice.failure p', 'pulsa el botón de enviar otra vez');
    await inView(root.querySelector('.notice') as HTMLElement);
    expect(document.getElementById('system-message-container')?.checkVisibility()).to.equal(false);
    expect(element.querySelectorAll('.formError')).to.have.length(0);
  });

  it('a page that comes back because its token was spent says that the code of the picture is needed too, where that is empty', async () => {
    const captcha = `<div class="rsform-block"><img id="captcha99" src="/code.svg" alt="">
      <input type="text" id="captchaTxt99" name="form[Code]" class="rsform-captcha-box">
      <span id="component99" class="formError">Otra vez</span></div>`;
    const { element } = await openFormPage(
      refused.replace('<button type="submit"', `${captcha}<button type="submit"`),
    );
    const root = element.shadowRoot as ShadowRoot;
    await appears(
      root,
      '.notice.failure p',
      'escribe el código de la imagen y pulsa el botón de enviar otra vez',
    );
  });
});
