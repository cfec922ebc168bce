import { expect } from '@open-wc/testing';
import { recordConsole } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { openForm, type OtherForm } from '../profiles/open-form.js';

const form = `
<form method="post" action="/contact" aria-label="Contact" toolautosubmit>
  <label for="name">Name</label><input id="name" name="name" aria-describedby="hint"><p id="hint">As in your passport</p>
  <fieldset><legend>Way</legend>
    <label><input type="radio" name="way" value="mail"> Mail</label>
    <label><input type="radio" name="way" value="phone"> Phone</label>
  </fieldset>
  <label for="secret">Password</label><input id="secret" name="secret" type="password">
  <label for="photo">Photo</label><input id="photo" name="photo" type="file">
  <button type="submit">Send</button>
</form>`;

const open = (attributes: string): Promise<OtherForm> => openForm(form, {}, `without-draft ${attributes}`);

/** Returns the attributes for agents of each control that has one, by its id or name. */
function described({ form }: OtherForm): Readonly<Record<string, string>> {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[toolparamdescription]')];
  return Object.fromEntries(
    controls.map((control) => [control.name, control.getAttribute('toolparamdescription') ?? '']),
  );
}

describe('a form for agents', () => {
  it('a form for agents has the name and the description of the author, and a text for each field that may be filled in', async () => {
    const page = await open('tool-name="contact" tool-description="Writes to the practice"');
    await until(() => page.form.hasAttribute('toolname'), 'described');
    expect(page.form.getAttribute('toolname')).to.equal('contact');
    expect(page.form.getAttribute('tooldescription')).to.equal('Writes to the practice');
    expect(described(page)).to.deep.equal({ name: 'Name. As in your passport', way: 'Way' });
  });

  it('a form for agents is never sent by one, and is as it was once its tag is gone', async () => {
    const page = await open('tool-name="contact"');
    await until(() => page.form.hasAttribute('toolname'), 'described');
    expect(page.form.hasAttribute('toolautosubmit')).to.equal(false);
    expect(page.form.getAttribute('tooldescription')).to.equal('Contact');
    page.element.replaceWith(page.form);
    await until(() => !page.form.hasAttribute('toolname'), 'as before');
    expect(page.form.hasAttribute('toolautosubmit')).to.equal(true);
    expect(described(page)).to.deep.equal({});
  });

  it('a form for agents is none without a name, or with one that agents cannot use, which is named to the author', async () => {
    const plain = await open('');
    const record = recordConsole();
    try {
      const wrong = await open('tool-name="send a message"');
      await until(() => record.errors.join().includes('tool-name: found "send a message"'), 'named');
      expect([plain, wrong].map((page) => page.form.hasAttribute('toolname'))).to.deep.equal([false, false]);
    } finally {
      record.stop();
    }
  });
});
