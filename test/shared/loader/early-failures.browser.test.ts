import { expect, fixture, html } from '@open-wc/testing';
import { reportEarlyFailures } from '../../../shared/loader/report-load-failures.js';
import { errorsDuring } from '../record-console.js';

const page = new URL('../fixtures/early-failures.html', import.meta.url).href;
const reporter = new URL('../../../shared/loader/report-load-failures.ts', import.meta.url).href;
const loader = new URL('../../../shared/loader/start-loader.ts', import.meta.url).href;

const lost = ['/no-such-theme.css', '/no-such-script.js', '/no-such-module.js'];

/** Opens a page with lost files in its head, then runs a script of the suite in it. Returns the reported files. */
async function filesNamedBy(run: string): Promise<readonly string[]> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe title="A page whose head fails"></iframe>`);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    frame.src = page;
  });
  const window = frame.contentWindow as Window;
  const reported = Reflect.get(window, 'reported') as string[];
  const heard = new Promise<void>((resolve) => {
    reported.push = (...texts: string[]) => {
      const length = Array.prototype.push.apply(reported, texts);
      if (length === lost.length) resolve();
      return length;
    };
  });
  const script = window.document.createElement('script');
  script.type = 'module';
  script.textContent = run;
  window.document.body.append(script);
  await heard;
  return reported;
}

describe('shared/loader: early failures', () => {
  for (const [title, run] of [
    ['the loader', `import { startLoader } from '${loader}'; startLoader({}, '');`],
    ['a bundle', `import { reportLoadFailures } from '${reporter}'; reportLoadFailures(window);`],
  ] as const) {
    it(`files of the suite that failed before its script ran are named by ${title}, each once, and no others`, async () => {
      const named = await filesNamedBy(run);
      expect(named).to.have.length(lost.length);
      for (const file of lost)
        expect(named.join('\n')).to.contain(`Error in file: ${file}. Error: it did not load`);
    });
  }

  it('files of the suite that failed before its script ran are named where the browser tells no status, as Safari: those of the network without a body', async () => {
    const notes = {
      '/lost.js': { decodedBodySize: 0, nextHopProtocol: 'h2' },
      '/from-memory.js': { decodedBodySize: 0, nextHopProtocol: '' },
      '/loaded.js': { decodedBodySize: 90, nextHopProtocol: 'h2' },
      'https://cdn.example/other.js': { decodedBodySize: 0, nextHopProtocol: 'h2' },
    };
    const noteOf = new Map(Object.entries(notes).map(([src, note]) => [new URL(src, origin).href, note]));
    const performance = { getEntriesByName: (url: string) => [noteOf.get(url)] };
    const scripts = Object.keys(notes).map((src) => {
      const script = document.createElement('script');
      script.dataset['suite'] = '';
      script.setAttribute('src', src);
      return script;
    });
    const safari = { performance, location } as unknown as Window;
    const errors = await errorsDuring(() => reportEarlyFailures(safari, scripts));
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('Error in file: /lost.js. Error: it did not load');
  });

  it('files of the suite that failed before its script ran are named with what they threw where the inline stub has heard it', async () => {
    const script = document.createElement('script');
    script.setAttribute('data-suite', '');
    script.setAttribute('src', '/theme.js');
    const failures = [[new ErrorEvent('error', { message: 'no such part' }), script], 'of the page'];
    Object.defineProperty(window, 'rsConsent', { value: { failures }, configurable: true });
    const errors = await errorsDuring(() => {
      reportEarlyFailures(window, []);
      reportEarlyFailures(window, []);
    });
    Reflect.deleteProperty(window, 'rsConsent');
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('Error in file: /theme.js. Error: no such part');
  });
});
