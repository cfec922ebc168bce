import { expect } from '@open-wc/testing';
import { appears } from '../../../../shared/appears.js';
import { until } from '../../../../shared/until.js';
import { errorsDuring } from '../../../../shared/record-console.js';
import { find, formTag, reset, takeAway } from '../../field-helpers/field-helpers-page.js';
import { openFormPage, type FormPage } from '../../page-driver.js';

const text = '900150983cd24fb0d6963f7d28e17f72';

/** Button of the server. Few zero bits are required, to save time. */
function markup(level = '2', icon = ''): string {
  const controls = `<button type="button" data-rsfp-hashcash data-hashcash-level="${level}"
    data-hashcash-text="${text}" data-hashcash-name="form[Robot]" class="hashcash hashcash__pending">${icon}No soy un robot</button>`;
  return formTag([{ alias: 'robot', componentId: 16, controls }]);
}

const open = (level?: string): Promise<FormPage> => openFormPage(markup(level));

async function hashOf(count: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${text}${count}`));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Presses the button. Settles with the post once the check is over, and cancels the post. */
function send({ form }: FormPage): Promise<FormData> {
  return new Promise((resolve) => {
    const life = new AbortController();
    const look = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      life.abort();
      resolve(new FormData(form, event.submitter));
    };
    window.addEventListener('submit', look, life);
    form.querySelector<HTMLElement>('[type="submit"]')?.click();
  });
}

/** Presses the button until its part, a late folder, has come and takes the press. */
function pressUntilTaken(page: FormPage): Promise<unknown> {
  return until(() => {
    button(page).click();
    return page.form.querySelector('progress, [name="form[Robot]"]') !== null;
  });
}

const button = (page: FormPage) => find(page, '[data-rsfp-hashcash]');
const answers = (page: FormPage) => [...page.form.querySelectorAll<HTMLInputElement>('[name="form[Robot]"]')];

describe('<rs-form> proof of work', () => {
  it('a proof of work shows its state by the classes of the server’s icon in the button, where there is one', async () => {
    const page = await openFormPage(markup('2', '<svg class="hashcash hashcash__pending"></svg>'));
    await pressUntilTaken(page);
    await appears(page.form, '[name="form[Robot]"]');
    expect(button(page).querySelector('svg')?.getAttribute('class')).to.equal('hashcash hashcash__done');
    expect(button(page).classList.contains('hashcash__done')).to.equal(false);
  });

  it('a proof of work is done when its button is pressed, shows that it goes on, and leaves its answer beside it', async () => {
    const page = await open();
    await pressUntilTaken(page);
    await appears(page.form, '[name="form[Robot]"]');
    expect((await hashOf(answers(page)[0]?.value ?? '')).startsWith('00')).to.equal(true);
    expect(button(page).className).to.equal('hashcash hashcash__done');
    expect(page.form.querySelector('progress') === null).to.equal(true);
    expect(page.said()).to.contain('Comprobado.');
    button(page).click();
    expect(answers(page)).to.have.lengthOf(1);
  });

  it('a proof of work is done when the form is sent, by who did not press the button', async () => {
    const page = await open();
    const posted = await send(page);
    expect((await hashOf(String(posted.get('form[Robot]')))).startsWith('00')).to.equal(true);
  });

  const blocked: readonly (readonly [string, () => Worker])[] = [
    [
      'is refused at once',
      () => {
        throw new DOMException('Refused by worker-src', 'SecurityError');
      },
    ],
    [
      'does not start',
      () => {
        const worker = Object.assign(new EventTarget(), {
          postMessage: () => undefined,
          terminate: () => undefined,
        });
        setTimeout(() => worker.dispatchEvent(new Event('error')));
        return worker as unknown as Worker;
      },
    ],
  ];
  for (const [what, start] of blocked)
    it(`a proof of work is done in the page itself where a worker ${what} (worker-src)`, async () => {
      const { Worker } = window;
      Object.assign(window, {
        Worker: function () {
          return start();
        },
      });
      const posted = await send(await open());
      Object.assign(window, { Worker });
      expect((await hashOf(String(posted.get('form[Robot]')))).startsWith('00')).to.equal(true);
    });

  it('a proof of work names what nothing can be computed from, and lets the server decide', async () => {
    const errors = await errorsDuring(async () => {
      expect((await send(await open('64'))).has('form[Robot]')).to.equal(false);
    });
    expect(JSON.stringify(errors)).to.contain('data-hashcash');
  });

  it('a proof of work is taken back by a reset, and done again when the form is sent', async () => {
    const page = await open();
    await send(page);
    await reset(page);
    expect([button(page).className, answers(page).length]).to.deep.equal(['hashcash hashcash__pending', 0]);
    expect((await send(page)).has('form[Robot]')).to.equal(true);
  });

  it('a proof of work ends with its tag, and leaves the button as it was', async () => {
    const page = await open();
    await send(page);
    await takeAway(page);
    expect(button(page).className).to.equal('hashcash hashcash__pending');
    expect(answers(page)).to.have.lengthOf(0);
  });
});
