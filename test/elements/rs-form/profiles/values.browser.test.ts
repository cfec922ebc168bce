import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { attributeIs } from '../page-driver.js';
import { formIn, savedPage } from './saved-pages.js';

async function open(form: string): Promise<RsFormElement> {
  const wrapper = await fixture<HTMLElement>(
    html`<div lang="en">${unsafeStatic(`<rs-form without-draft>${form}</rs-form>`)}</div>`,
  );
  const element = wrapper.querySelector<RsFormElement>('rs-form') as RsFormElement;
  await attributeIs(element, 'data-pending', false);
  return element;
}

const write = ({ form }: RsFormElement, name: string, text: string) =>
  Object.assign(form?.querySelector(`[name="${name}"]`) as HTMLInputElement, { value: text });

describe('<rs-form> values', () => {
  it('the values of a form of another system are those of its fields by their names, without its token', async () => {
    const element = await open(formIn(await savedPage('django', 'contact.html')).outerHTML);
    write(element, 'name', 'Ana');
    element.form?.querySelector<HTMLElement>('[name=reply][value=phone]')?.click();
    const values = element.values();
    expect(values.get('name')).to.deep.equal(['Ana']);
    expect(values.get('reply')).to.deep.equal(['phone']);
    expect([...values.keys()]).not.to.include('csrfmiddlewaretoken');
  });

  it('the values of a form of another system have the names of fields, not of controls', async () => {
    const element = await open(
      `<form class="wpcf7-form"><input type="hidden" name="_wpcf7" value="7">
       <input type="checkbox" name="topics[]" value="a" checked><input type="checkbox" name="topics[]" value="b" checked></form>`,
    );
    expect([...element.values()]).to.deep.equal([['topics', ['a', 'b']]]);
  });

  it('the values of a form of another system keep a field of which only the hidden control is a number of the system', async () => {
    const element = await open(
      `<form><input type="hidden" name="token_terms" value="0"><input type="checkbox" class="form-check-input" name="token_terms" value="1" checked></form>`,
    );
    expect(element.values().get('token_terms')).to.include('1');
  });

  it('the values of a form of another system are those of another form that the tag is given', async () => {
    const element = await open('<form><input type="hidden" name="csrf_token" value="t"></form>');
    const other = document.createElement('form');
    other.append(
      Object.assign(document.createElement('input'), { name: 'form[Email]', value: 'ana@example.org' }),
    );
    other.append(
      Object.assign(document.createElement('input'), { type: 'hidden', name: 'form[formId]', value: '3' }),
    );
    element.after(other);
    element.form = other;
    await attributeIs(element, 'data-pending', false);
    expect([...element.values()]).to.deep.equal([['Email', ['ana@example.org']]]);
  });
});
