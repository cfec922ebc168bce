import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { djangoForm, djangoLayouts } from './django-forms.js';
import { openForm, reopenForm, type OtherForm } from './open-form.js';

/** Form of Bootstrap with a control of each kind: labels around controls, and a unit beside one. */
const bootstrap = `
<form method="post" action="/visit" enctype="multipart/form-data">
  <input type="hidden" name="csrf_token_of_us" value="secret-token">
  <div class="mb-3"><label class="form-label" for="name">Name</label><input class="form-control" id="name" name="name"></div>
  <div class="mb-3"><label class="form-label" for="secret">Password</label><input type="password" class="form-control" id="secret" name="secret"></div>
  <div class="mb-3"><label class="form-label">Message <textarea class="form-control" name="message" maxlength="30"></textarea></label>
    <div class="invalid-feedback">Write a message.</div></div>
  <div class="mb-3"><label class="form-label" for="short">In short</label><textarea class="form-control" id="short" name="short" maxlength="10"></textarea>
    <div class="invalid-feedback">Too long.</div></div>
  <fieldset class="mb-3"><legend>Topics</legend>${['a', 'b', 'c']
    .map(
      (value) =>
        `<div class="form-check"><input class="form-check-input" type="checkbox" name="topics[]" value="${value}" id="t${value}"><label class="form-check-label" for="t${value}">${value}</label></div>`,
    )
    .join('')}
  </fieldset>
  <div class="mb-3"><label class="form-label">Photo <input class="form-control" type="file" name="photo" accept="image/png" required></label>
    <div class="invalid-feedback">A picture, please.</div></div>
  <div class="mb-3"><label class="form-label">Budget <input type="range" class="form-range" name="budget" min="0" max="100" value="40"></label></div>
  <div class="mb-3"><label class="form-label" for="hours">Hours</label>
    <div class="input-group" style="display: flex"><input class="form-control" id="hours" name="hours"><span class="input-group-text">h</span></div></div>
  <div class="mb-3"><label class="form-label" for="people">People</label><input class="form-control" type="number" id="people" name="people" min="1" max="8"></div>
  <div class="mb-3"><label class="form-label">Day <input class="form-control" name="day"></label></div>
  <div class="mb-3"><label class="form-label" for="born">Born</label><input class="form-control" type="date" id="born" name="born"></div>
  <div class="mb-3"><label class="form-label" for="place">Where</label><select class="form-select" id="place" name="place"><option>Madrid</option></select></div>
  <div class="mb-3"><label class="form-label">Address <input class="form-control" name="address"></label></div>
  <button class="btn btn-primary" type="submit">Send</button>
</form>`;

/** Controls of the same kinds in Drupal's markup. */
const drupal = `
<form method="post" action="/visit">
  <div class="js-form-item form-item"><label for="edit-about">About you</label>
    <div class="form-textarea-wrapper"><textarea class="form-textarea" id="edit-about" name="about" maxlength="20"></textarea></div></div>
  <fieldset class="fieldgroup form-composite"><legend><span class="fieldset-legend">Topics</span></legend><div class="fieldset-wrapper">
    <div class="js-form-item form-item"><input class="form-checkbox" type="checkbox" id="edit-a" name="topics[a]" value="a"> <label class="option" for="edit-a">A</label></div>
    <div class="js-form-item form-item"><input class="form-checkbox" type="checkbox" id="edit-b" name="topics[b]" value="b"> <label class="option" for="edit-b">B</label></div>
  </div></fieldset>
  <div class="js-form-item form-item"><label class="form-required" for="edit-photo">Photo</label>
    <div class="form-managed-file"><input class="form-file" type="file" id="edit-photo" name="files[photo]" accept="image/*" required>
      <input class="js-hide button" type="submit" name="photo_upload_button" value="Upload" formnovalidate hidden></div></div>
  <div class="js-form-item form-item"><label for="edit-day">Day</label><input class="form-text" type="text" id="edit-day" name="day"></div>
  <input type="hidden" name="form_build_id" value="form-1">
  <div class="form-actions"><input class="button form-submit" type="submit" name="op" value="Send"></div>
</form>`;

const fieldsOf = (...fields: readonly object[]) => ({ pages: [{ fields }] });

/** Returns the texts that describe a control, once each. */
function descriptionOf({ form }: OtherForm, selector: string): readonly string[] {
  const ids = form.querySelector(selector)?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => [...form.querySelectorAll(`[id="${id}"]`)].map((one) => one.textContent));
  return texts.flat();
}

/** Returns the text of the label around a control, which must not grow. */
const labelAround = ({ find }: OtherForm, name: string) =>
  find(`[name="${name}"]`).closest('label')?.textContent.trim();

describe('counters, limits and values in the form of another system', () => {
  it('counters, limits and values in the form of another system are beside the label, under ids of their own, and describe their control', async () => {
    const page = await openForm(
      bootstrap,
      fieldsOf(
        { name: 'message', countUnit: 'characters' },
        { name: 'short', countUnit: 'characters' },
        { name: 'topics', maxSelections: 2, onLimit: 'block' },
        { name: 'budget', suffix: ' €' },
      ),
      'without-draft',
    );
    page.type('message', 'Hello');
    await until(() => descriptionOf(page, '[name=message]').join() === '5/30', 'counted');
    expect(descriptionOf(page, '[name=short]')).to.deep.equal(['0/10']);
    expect(labelAround(page, 'message')).to.equal('Message');
    page.find('#ta').click();
    page.find('#tb').click();
    await until(() => page.find('.rs-form-limit'), 'limited');
    expect(page.find('#tc').disabled).to.equal(true);
    expect(descriptionOf(page, 'fieldset').join()).to.contain('You can tick 2 options');
    expect(page.find('output').textContent).to.equal('40 €');
    expect(labelAround(page, 'budget')).to.equal('Budget');
    page.element.remove();
    await until(() => !page.find('output'), 'given back');
    expect(page.form.querySelectorAll('[aria-describedby], [id^=rsfp-], .rs-form-limit')).to.have.length(0);
  });

  it('counters, limits and values in the form of another system work in Drupal’s markup as well', async () => {
    const json = fieldsOf(
      { name: 'about', countUnit: 'characters' },
      { name: 'topics', maxSelections: 1, onLimit: 'block' },
    );
    const page = await openForm(drupal, json, 'without-draft');
    page.type('about', 'Hello');
    await until(() => descriptionOf(page, '#edit-about').join() === '5/20', 'counted');
    page.find('#edit-a').click();
    expect(page.find('#edit-b').disabled).to.equal(true);
    await until(() => descriptionOf(page, 'fieldset').join().includes('You can tick 1 option'), 'limited');
  });

  for (const layout of djangoLayouts)
    it(`counters, limits and values in the form of another system work in Django’s markup (${layout}) as well, beside its help`, async () => {
      const json = fieldsOf(
        { name: 'about', countUnit: 'characters' },
        { name: 'topics', maxSelections: 2 },
        { name: 'budget', suffix: ' €' },
      );
      const page = await openForm(djangoForm(layout), json, 'without-draft');
      page.type('about', 'Hello');
      await until(() => descriptionOf(page, '#id_about').join() === 'In a few words.,5/20', 'counted');
      expect(page.find('output').previousElementSibling?.id).to.equal('id_budget');
      expect(page.find('output').textContent).to.equal('40 €');
      page.find('#id_topics_0').click();
      page.find('#id_topics_1').click();
      await until(() => page.find('.rs-form-limit:not([hidden])'), 'limited');
      page.find('#id_topics_2').click();
      expect(page.find<HTMLInputElement>('#id_topics_2').checked).to.equal(false);
      expect(page.find('.rs-form-limit').textContent).to.contain('You can tick 2 options');
      const last = page.find('.rs-form-limit').previousElementSibling;
      expect(last?.contains(page.find('#id_topics_2')), 'behind the last box').to.equal(true);
      page.element.remove();
      await until(() => !page.find('output'), 'given back');
      expect(page.form.querySelectorAll('[id^=rsfp-], .rs-form-limit')).to.have.length(0);
    });
});

describe('a draft of the form of another system', () => {
  for (const [system, markup, tick] of [
    ['Bootstrap', bootstrap, '#tb'],
    ...djangoLayouts.map((layout) => [`Django (${layout})`, djangoForm(layout), '#id_topics_1'] as const),
  ] as const)
    it(`a draft of the form of another system is put back after a reload, without secrets, in ${system}`, async () => {
      const before = await openForm(markup);
      before.type('name', 'Ana');
      before.type('secret', 'hunter2');
      before.find(tick).click();
      await until(() => before.element.shadowRoot?.querySelector('[part~=draft]'), 'kept');
      before.element.remove();
      await Promise.resolve();
      const kept = Object.values({ ...sessionStorage }).join();
      expect(kept).to.contain('Ana').and.not.contain('hunter2').and.not.contain('secret-token');
      const after = await reopenForm(markup);
      await until(() => after.find('[name=name]').value === 'Ana', 'restored');
      expect(after.find(tick).checked).to.equal(true);
      expect(after.find('[name=secret]').value).to.equal('');
    });
});

describe('files in the form of another system', () => {
  for (const [system, markup, name] of [
    ['Bootstrap', bootstrap, 'photo'],
    ['Drupal', drupal, 'files[photo]'],
    ...djangoLayouts.map((layout) => [`Django (${layout})`, djangoForm(layout), 'photo'] as const),
  ] as const)
    it(`files in the form of another system have a place of their own in ${system}, and are checked before anything is sent`, async () => {
      const page = await openForm(markup, {}, 'without-draft');
      const input = page.find(`[name="${name}"]`);
      await until(() => page.find('rs-uploads'), 'placed');
      expect(page.find('rs-uploads').closest('label')).to.equal(null);
      page.find<HTMLElement>('[type=submit]:not([hidden])').click();
      await until(() => input.getAttribute('aria-invalid') === 'true', 'marked');
      expect(page.posts).to.have.length(0);
      const files = new DataTransfer();
      files.items.add(new File(['x'], 'note.txt', { type: 'text/plain' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      page.find<HTMLElement>('[type=submit]:not([hidden])').click();
      await until(() => descriptionOf(page, `[name="${name}"]`).join().includes('note.txt'), 'refused');
      expect(page.posts).to.have.length(0);
    });
});

describe('calendars, sliders and locations in the form of another system', () => {
  it('calendars, sliders and locations in the form of another system are behind their text, outside of its label, and write into it', async () => {
    const json = fieldsOf(
      { name: 'day', type: 'calendar', format: 'DD/MM/YYYY' },
      { name: 'hours', type: 'range-slider', min: 0, max: 10 },
      { name: 'people', type: 'range-slider', min: 1, max: 8 },
      { name: 'address', type: 'location' },
    );
    const page = await openForm(bootstrap, json, 'without-draft');
    await until(
      () => page.form.querySelectorAll('rs-calendar, rs-range, rs-location').length === 4,
      'placed',
    );
    for (const tag of ['rs-calendar', 'rs-range', 'rs-location'])
      expect(page.find(tag).closest('label, .input-group'), tag).to.equal(null);
    const [hours, people] = page.form.querySelectorAll('rs-range');
    expect([hours, people].map((one) => one?.parentElement?.firstElementChild?.textContent)).to.deep.equal([
      'Hours',
      'People',
    ]);
    await until(() => people?.shadowRoot?.querySelector('[type=range]'), 'slider');
    const slider = people?.shadowRoot?.querySelector('[type=range]') as HTMLInputElement;
    slider.value = '5';
    slider.dispatchEvent(new Event('input'));
    expect(page.find('#people').value).to.equal('5');
    page.find('rs-calendar').scrollIntoView();
    page.type('day', '24/12/2027');
    await until(
      () => page.find('rs-calendar').shadowRoot?.querySelector('[aria-selected=true], [aria-pressed=true]'),
      'follows',
    );
  });

  for (const layout of djangoLayouts)
    it(`calendars, sliders and locations in the form of another system are in the row of their text in Django’s markup (${layout}), behind the control`, async () => {
      const json = fieldsOf(
        { name: 'day', type: 'calendar', format: 'YYYY-MM-DD' },
        { name: 'people', type: 'range-slider', min: 1, max: 8 },
        { name: 'address', type: 'location' },
      );
      const page = await openForm(djangoForm(layout), json, 'without-draft');
      for (const [name, tag] of [
        ['day', 'rs-calendar'],
        ['people', 'rs-range'],
        ['address', 'rs-location'],
      ] as const) {
        await until(() => page.find(tag), 'placed');
        expect(page.find(tag).parentElement === page.find(`#id_${name}`).parentElement, tag).to.equal(true);
      }
      page.find('rs-calendar').scrollIntoView();
      page.type('day', '2027-12-24');
      await until(
        () => page.find('rs-calendar').shadowRoot?.querySelector('[aria-selected=true], [aria-pressed=true]'),
        'follows',
      );
    });

  it('calendars, sliders and locations in the form of another system are named in the console where the control is another one, which stays as it was', async () => {
    let page: OtherForm | undefined;
    const errors = await errorsDuring(async () => {
      page = await openForm(
        bootstrap,
        fieldsOf(
          { name: 'born', type: 'calendar' },
          { name: 'place', type: 'location' },
          { name: 'message', type: 'range-slider', min: 1, max: 3 },
          { name: 'day', type: 'calendar' },
        ),
        'without-draft',
      );
      await until(() => page?.find('rs-calendar'), 'placed');
    });
    const text = errors.join('\n');
    expect(text).to.contain('type date for the calendar "born"').and.contain('form-widget');
    expect(text).to.contain('type select-one for the location "place"');
    expect(text).to.contain('type textarea for the slider "message"');
    expect(page?.form.querySelectorAll('rs-calendar, rs-range, rs-location')).to.have.length(1);
  });
});
