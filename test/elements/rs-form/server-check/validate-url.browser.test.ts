import { expect } from '@open-wc/testing';
import { validateUrlOf } from '../../../../elements/rs-form/server-check/validate-url.dom.js';
import { createServerCheck } from '../../../../elements/rs-form/server-check/server-check.js';
import { echo } from './ask-play-server.js';
import { sessionOf } from '../session-of.js';

describe('<rs-form> validate url', () => {
  const left: (() => void)[] = [];
  afterEach(() => {
    for (const undo of left.splice(0)) undo();
  });

  const urlOf = (written = '') => validateUrlOf(document.createElement('rs-form'), written).href;
  const task = 'index.php?option=com_rsform&task=ajaxValidate';

  function place<Name extends 'base' | 'script'>(
    name: Name,
    write: (element: HTMLElementTagNameMap[Name]) => void,
  ): void {
    const element = document.createElement(name);
    write(element);
    document.head.append(element);
    left.push(() => element.remove());
  }

  function setPagePaths(paths: unknown): void {
    place('script', (script) => {
      script.type = 'application/json';
      script.className = 'joomla-script-options new';
      script.textContent = JSON.stringify({ 'system.paths': paths });
    });
  }

  function setPageUrl(URL: unknown): void {
    Reflect.set(window, 'RSFormPro', { Ajax: { URL } });
    left.push(() => Reflect.deleteProperty(window, 'RSFormPro'));
  }

  it('the address of the server check is at the root of the server, where nothing else is known', () => {
    expect(urlOf()).to.equal(`${location.origin}/${task}`);
  });

  it('the address of the server check is in the folder of the base address', () => {
    place('base', (base) => (base.href = `${location.origin}/sub/es/contacto`));
    expect(urlOf()).to.equal(`${location.origin}/sub/es/${task}`);
  });

  it('the address of the server check is below the root that the site tells', async () => {
    place('base', (base) => (base.href = `${location.origin}/sub/es/contacto`));
    setPagePaths({ root: '/sub', rootFull: `${location.origin}/sub/` });
    expect(urlOf()).to.equal(`${location.origin}/sub/${task}`);
    const { path, post } = await echo(await sessionOf());
    expect(path).to.equal('/sub/index.php');
    expect(new URLSearchParams(post).get('form[formId]')).to.equal('1');
  });

  it('the address of the server check goes by the path where a proxy hides the scheme', () => {
    setPagePaths({ root: '/sub', rootFull: 'https://proxied.test/sub/' });
    expect(urlOf()).to.equal(`${location.origin}/sub/${task}`);
  });

  it('the address of the server check is found where the data of the site is broken', () => {
    place('script', (script) => {
      script.type = 'application/json';
      script.className = 'joomla-script-options';
      script.textContent = '{"system.paths":';
    });
    setPagePaths({ root: 5, rootFull: null });
    expect(urlOf()).to.equal(`${location.origin}/${task}`);
  });

  it('the address of the server check is the one that the server wrote into the page', () => {
    setPageUrl('/en/component/rsform/?task=ajaxValidate');
    expect(urlOf()).to.equal(`${location.origin}/en/component/rsform/?task=ajaxValidate`);
  });

  it('the address of the server check is read from the text of the server’s script where the page’s policy does not let it run', () => {
    place('script', (script) => {
      script.type = 'text/plain';
      script.textContent = `x();RSFormPro.Ajax.URL = "\\/es\\/component\\/rsform\\/?task=ajaxValidate";y();`;
    });
    expect(urlOf()).to.equal(`${location.origin}/es/component/rsform/?task=ajaxValidate`);
  });

  for (const url of ['https://evil.test/', 'javascript:__pwned=1', 'http://', 5, '']) {
    it(`the address of the server check is none that a page script cannot mean: ${url}`, () => {
      setPageUrl(url);
      expect(urlOf()).to.equal(`${location.origin}/${task}`);
    });
  }

  it('the address of the server check is the author’s before all others', () => {
    setPageUrl('/en/');
    expect(urlOf(' ajax.php ')).to.equal(new URL('ajax.php', document.baseURI).href);
    expect(urlOf('https://forms.example/check')).to.equal('https://forms.example/check');
  });

  for (const written of [
    '//evil.test/collect',
    'javascript:__pwned=1',
    'data:,{}',
    'http://',
    'ftp://x.test/',
  ]) {
    it(`the address of the server check is an author’s mistake when it is ${written} (attr-05)`, async () => {
      expect(() => urlOf(written)).to.throw(/validate-url/);
      const session = await sessionOf();
      session.shell.validateUrl = written;
      expect(await createServerCheck(session).ask(null)).to.have.property('failure', 'server');
      expect(session.reports).to.have.length(1);
    });
  }
});
