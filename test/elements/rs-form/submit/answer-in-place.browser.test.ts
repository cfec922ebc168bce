import { expect } from '@open-wc/testing';
import { until } from '../../../shared/until.js';
import { checkedTag, control } from '../checks/checked-form.js';
import { openFormPage, type FormPage } from '../page-driver.js';

const blocks = [{ name: 'Nombre', controls: control('Nombre', 'required value="Ana"') }];

/** Opens a form whose answer goes into a frame: the document stays, as with a download or a status of 204. */
async function open(): Promise<FormPage & { posts(): number }> {
  const frame = '<iframe name="answer" title="answer"></iframe>';
  const page = await openFormPage(checkedTag(blocks).replace('<form', `${frame}<form target="answer"`));
  page.form.setAttribute('action', 'about:blank');
  let posts = 0;
  page.form.addEventListener('formdata', () => (posts += 1));
  return { ...page, posts: () => posts };
}

const press = ({ form }: FormPage) => form.querySelector<HTMLElement>('[name="form[Enviar]"]')?.click();
const isBusy = ({ element }: FormPage) => element.matches(':state(busy)');

it('a form whose answer leaves the page in place is sent again once the visitor is back, and says nothing false', async () => {
  const page = await open();
  press(page);
  expect(isBusy(page)).to.equal(true);
  const button = page.form.querySelector('[name="form[Enviar]"]');
  expect(button?.matches('[aria-disabled="true"]:enabled')).to.equal(true);
  window.dispatchEvent(new Event('focus'));
  await until(() => !isBusy(page), 'usable');
  const notice = page.element.shadowRoot?.querySelector<HTMLElement>('[part~="message"]');
  expect(notice?.hidden).to.equal(true);
  expect(button?.hasAttribute('aria-disabled')).to.equal(false);
  press(page);
  expect(page.posts()).to.equal(2);
});

it('a second press of a double click posts nothing', async () => {
  const page = await open();
  press(page);
  press(page);
  expect(page.posts()).to.equal(1);
});

it('a form whose answer opens elsewhere is usable again without a visitor’s return', async () => {
  const page = await open();
  press(page);
  await until(() => !isBusy(page), 'usable');
  expect(page.posts()).to.equal(1);
});
