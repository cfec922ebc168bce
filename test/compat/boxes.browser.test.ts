import { expect } from '@open-wc/testing';
import { nextTask } from '../../shared/element/when-parsed.js';
import { server } from '../elements/rs-form/server-check/ask-play-server.js';
import { formWithPlace, loadProvider, plugins, startPlugin, type PluginNames } from './box-plugin.js';
import { call, openLegacyPage, read } from './legacy-page.js';
import { until } from '../shared/until.js';

/** Settles when the condition holds: the first submit of a page waits for the chunk that sends. */
const comes = (isThere: () => boolean) => until(isThere);

interface Asked {
  readonly json: { readonly asked: { readonly post: string } };
}

describe('rsform-compat.js: boxes', () => {
  let sent: string[][] = [];
  const hold = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    const data = new FormData(event.target as HTMLFormElement, event.submitter);
    sent.push([...data].map(([name, value]) => `${name}=${String(value)}`));
    event.preventDefault();
  };
  beforeEach(() => {
    sent = [];
    window.addEventListener('submit', hold);
  });
  afterEach(() => {
    window.removeEventListener('submit', hold);
    for (const { plugin, provider, callback } of plugins)
      for (const name of [plugin, provider, callback]) Reflect.deleteProperty(window, name);
  });

  async function open(names: PluginNames, { isInvisible = false, asksServer = false } = {}) {
    const page = await openLegacyPage(formWithPlace(names));
    const provider = loadProvider(names, page.root);
    startPlugin(names, page, isInvisible);
    const classes = { parent: '', field: 'is-invalid' };
    const posts: string[] = [];
    if (asksServer) {
      page.api.Ajax.URL = server({ fault: 'echo' });
      call('RSFormPro.Ajax.overrideSubmit', 7, classes, false);
      const scripts = read('ajaxExtraValidationScript') as Record<string, unknown>;
      const plugin = scripts['7'] as ((...values: unknown[]) => void) | undefined;
      scripts['7'] = (task: string, formId: number, data: Asked) => {
        plugin?.(task, formId, data);
        if (task === 'afterSend') posts.push(data.json.asked.post);
      };
    } else call('RSFormPro.setHTML5Validation', 7, false, classes, 0);
    await page.parse();
    await comes(() => provider.asked.includes('render'));
    await nextTask();
    const press = () => page.form.querySelector<HTMLElement>('#Enviar')?.click();
    return { page, provider, press, posts };
  }

  const settle = async () => {
    for (let task = 0; task < 20; task += 1) await nextTask();
  };

  for (const names of plugins) {
    it(`the check with a box that a plugin brings to a page of the original is drawn, ticked and posted, and the server is asked with it: ${names.plugin}`, async () => {
      const { provider, press, posts } = await open(names, { asksServer: true });
      provider.tick();
      press();
      await comes(() => sent.length > 0);
      await settle();
      expect(sent).to.have.length(1);
      expect(sent[0]).to.include(`${names.fieldName}=token-1`);
      expect(posts.join()).to.contain(`${names.fieldName}=token-1`);
      expect(provider.asked).to.deep.equal(['render']);
    });

    it(`the check with a box that a plugin brings to a page of the original is asked once a press where it is not seen, after the browser's checks: ${names.plugin}`, async () => {
      const { page, provider, press } = await open(names, { isInvisible: true });
      const mail = page.form.querySelector('#Correo') as HTMLInputElement;
      mail.value = 'ana@';
      press();
      await comes(() => mail.matches('.is-invalid'));
      await settle();
      expect([provider.asked, sent]).to.deep.equal([['render'], []]);
      mail.value = 'ana@ejemplo.es';
      press();
      await comes(() => sent.length > 0);
      await settle();
      expect(sent).to.have.length(1);
      expect(sent[0]).to.include.members([`${names.fieldName}=token-1`, 'form[Enviar]=']);
      expect(provider.asked).to.deep.equal(['render', 'execute 0']);
    });

    it(`the check with a box that a plugin brings to a page of the original holds the question to the server where it is not seen: ${names.plugin}`, async () => {
      const { provider, press, posts } = await open(names, { isInvisible: true, asksServer: true });
      press();
      await comes(() => sent.length > 0);
      await settle();
      expect(sent).to.have.length(1);
      expect(sent[0]).to.include(`${names.fieldName}=token-1`);
      expect(posts).to.have.length(1);
      expect(posts[0]).to.contain(`${names.fieldName}=token-1`);
      expect(provider.asked).to.deep.equal(['render', 'execute 0']);
    });
  }

  it('the check with a box that a plugin brings to a page of the original hears of a press from listeners of the site as before, and of nothing that the form sends by itself', async () => {
    const [names] = plugins as [PluginNames];
    const { page, press } = await open(names);
    const heard: string[] = [];
    call('RSFormProUtils.addEvent', page.form, 'submit', (event: Event) => {
      heard.push('press');
      if (heard.length === 1) event.preventDefault();
    });
    press();
    await settle();
    press();
    await comes(() => sent.length > 0);
    await settle();
    expect([heard, sent.length]).to.deep.equal([['press', 'press'], 1]);
  });
});
