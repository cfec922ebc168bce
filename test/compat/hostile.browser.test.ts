import { expect } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { formMembers, shadowing } from '../shared/member-names.js';
import { server } from '../elements/rs-form/server-check/ask-play-server.js';
import {
  escape,
  expectUnharmed,
  narrow,
  press,
  rowsOf,
  subject,
  subjectOf,
  textOf,
  widthOf,
} from './hostile-rows.js';
import { call, openLegacyPage } from './legacy-page.js';

describe('rsform-compat.js: hostile', () => {
  for (const row of rowsOf('name'))
    it(`a page of the original, at 320 px with text of twice its size, reacts to a field with a hostile name, and posts it as it is (${row.id})`, async () => {
      const page = await openLegacyPage(narrow(subject(row.payload)));
      const before = widthOf(page);
      const field = /^form\[([^\]]*)/.exec(subjectOf(page).name)?.[1] ?? '';
      const details = [{ ComponentName: field, operator: 'is', value: 'sí' }];
      const rule = {
        form_id: 7,
        action: 'show',
        block: '1',
        condition: 'all',
        ComponentNames: ['otro'],
        details,
      };
      call('RSFormPro.Conditions.run', rule);
      call('RSFormPro.limitSelections', 7, field, 1);
      call('RSFormPro.Translations.add', 7, field, 'VALIDATIONMESSAGE', field);
      call('RSFormPro.callbacks.addCallback', 7, field, [() => undefined]);
      await page.parse();
      subjectOf(page).value = 'sí';
      subjectOf(page).dispatchEvent(new Event('input', { bubbles: true }));
      const post = await press(page);
      expect(post.get(subjectOf(page).name)).to.equal('sí');
      expectUnharmed(page, before);
    });

  for (const row of rowsOf('value', 'csv', 'num', 'date', 'redos'))
    it(`a page of the original, at 320 px with text of twice its size, keeps typed text as a plain form does (${row.id})`, async () => {
      const page = await openLegacyPage(narrow(subject()));
      const before = widthOf(page);
      const text = textOf(row).slice(0, 100_000);
      await page.parse();
      subjectOf(page).value = text;
      const typed = subjectOf(page).value;
      subjectOf(page).dispatchEvent(new Event('input', { bubbles: true }));
      expect(call('RSFormPro.getValue', 7, 'a')).to.equal(typed);
      const number = call('rsfp_toNumber', typed, ',', '.', 2) as number;
      expect(call('number_format', number, 2, ',', '.')).to.match(/^-?[\d.]+,\d\d$/);
      expect(call('RSFormPro.isChecked', 7, 'a', typed)).to.equal(typed !== '');
      expect((await press(page)).get('form[a]')).to.equal(new FormData(page.form).get('form[a]'));
      expectUnharmed(page, before);
    });

  for (const row of rowsOf('clobber'))
    it(`a page of the original, at 320 px with text of twice its size, is not led astray by a control or an image of that name (${row.id})`, async () => {
      const name = escape(row.payload);
      const page = await openLegacyPage(
        narrow(`${subject()}<input name="${name}" id="${name}" value="v"><img name="${name}" alt="">`),
      );
      const before = widthOf(page);
      call('rsfp_changePage', 7, 0, 0);
      const tag = await page.parse();
      expect(tag.form === page.form).to.equal(true);
      subjectOf(page).value = 'x';
      call('RSFormPro.resetElements', 7);
      expect(subjectOf(page).value).to.equal('');
      const post = await press(page);
      expect([post.get(row.payload), post.get('form[Enviar]')]).to.deep.equal(['v', 'Enviar']);
      expectUnharmed(page, before);
    });

  for (const [what, shadow] of shadowing)
    it(`a page of the original, at 320 px with text of twice its size, works in a form with the names of all members of forms: ${what}`, async () => {
      const shadows = formMembers().map(shadow).join('');
      const page = await openLegacyPage(narrow(`${subject('form[s]')}${shadows}`));
      const details = [{ ComponentName: 's', operator: 'is', value: 'sí' }];
      const rule = {
        form_id: 7,
        action: 'show',
        block: '1',
        condition: 'all',
        ComponentNames: ['otro'],
        details,
      };
      call('RSFormPro.Conditions.run', rule);
      call('rsfp_changePage', 7, 0, 0);
      page.startEarly();
      await page.parse();
      const other = page.root.querySelector('#otro') as HTMLElement;
      expect(other.checkVisibility()).to.equal(false);
      subjectOf(page).value = 'sí';
      subjectOf(page).dispatchEvent(new Event('input', { bubbles: true }));
      expect(other.checkVisibility()).to.equal(true);
      expect(call('RSFormPro.getValue', 7, 's')).to.equal('sí');
      const post = await press(page);
      expect([post.get('form[s]'), post.get('form[Enviar]')]).to.deep.equal(['sí', 'Enviar']);
    });

  for (const row of rowsOf('resp', 'http'))
    it(`a page of the original, at 320 px with text of twice its size, is not harmed by the server’s answer (${row.id})`, async () => {
      const page = await openLegacyPage(narrow(subject()));
      const before = widthOf(page);
      const status = /\((\d+)\)/.exec(row.channel)?.[1] ?? '200';
      const query = status === '302' ? { fault: 'redirect' } : { answer: textOf(row), status };
      const isLong = textOf(row).length > 8000;
      page.api.Ajax.URL = server(isLong ? { answer: '{"'.repeat(2000) } : query);
      call('RSFormPro.Ajax.overrideSubmit', 7, { parent: '', field: 'is-invalid' }, true);
      const tag = await page.parse();
      const ended = new Promise<Event>((resolve) => {
        for (const type of ['rs-form-submit-failed', 'rs-form-submit'])
          tag.addEventListener(type, resolve, { once: true });
        // The form must stay on the test page.
        tag.addEventListener('rs-form-submit', (event) => event.preventDefault());
      });
      page.root.querySelector<HTMLElement>('[type=submit]')?.click();
      await ended;
      await appears(page.root, '[type=submit]:enabled');
      expectUnharmed(page, before);
    });

  for (const row of rowsOf('cond').filter(({ payload }) => payload.startsWith('{')))
    it(`a page of the original, at 320 px with text of twice its size, takes a condition that is none for what it is (${row.id})`, async () => {
      const page = await openLegacyPage(narrow(subject()));
      const before = widthOf(page);
      call('RSFormPro.Conditions.run', { form_id: 7, ...(JSON.parse(row.payload) as object) });
      await page.parse();
      expect((await press(page)).get('form[Enviar]')).to.equal('Enviar');
      expectUnharmed(page, before);
    });

  for (const row of rowsOf('redos', 'datecfg').filter(({ channel }) => /extra|format/.test(channel)))
    it(`a page of the original, at 320 px with text of twice its size, takes a calendar with hostile settings (${row.id})`, async () => {
      const page = await openLegacyPage(
        narrow(
          `<div class="rsform-block rsform-block-d"><input id="txtjQcal7_0" name="form[d]" class="subject"><div id="caljQ7_0Container"></div></div>`,
        ),
      );
      const key = /extra\.(\w+)/.exec(row.channel)?.[1];
      const format = key ? 'DD-MM-YYYY HH:mm' : row.payload;
      const extra = key ? { [key]: row.payload } : {};
      call('RSFormPro.jQueryCalendar.setCalendar', 7, '7_0', { inline: true, format, extra });
      await page.parse();
      await appears(page.root, 'rs-calendar');
      expect((await press(page)).get('form[d]')).to.equal('');
      expect(Reflect.get(window, '__pwned')).to.equal(undefined);
    });

  for (const row of rowsOf('file').filter(({ channel }) => channel.startsWith('file name')))
    it(`a page of the original, at 320 px with text of twice its size, shows the name of a picked file as text (${row.id})`, async () => {
      const page = await openLegacyPage(
        narrow(
          `<div class="rsform-block rsform-block-f"><input type="file" name="form[f]" class="subject" data-rsfp-exts='["jpg","png"]' onchange="RSFormPro.loadImage(this);"></div>`,
        ),
      );
      await page.parse();
      await appears(page.root, 'rs-uploads');
      const files = new DataTransfer();
      files.items.add(new File(['x'], row.payload, { type: 'image/png' }));
      subjectOf(page).files = files.files;
      subjectOf(page).dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      expectUnharmed(page, 10_000);
    });

  for (const row of rowsOf('geo'))
    it(`a page of the original, at 320 px with text of twice its size, takes the answer of the provider of its map (${row.id})`, async () => {
      const page = await openLegacyPage(narrow(`${subject('form[s]')}<ul id="rsform_geolocation9"></ul>`));
      subjectOf(page).id = 's';
      await page.parse();
      const location = { lat: () => NaN, lng: () => NaN };
      const one = { formatted_address: '<img src=x onerror=__pwned=1>', geometry: { location } };
      const places = row.payload.includes('null') ? null : Array.from({ length: 10_000 }, () => one);
      const moved: unknown[] = [];
      const map = { setCenter: (place: unknown) => moved.push(place) };
      await new Promise((resolve) => {
        const geocode = (_question: object, answer: (found: unknown, status: string) => void) => {
          answer(places, 'OK');
          resolve(undefined);
        };
        call('RSFormPro.initGeoLocation', 'Calle', 9, 's', map, undefined, { geocode }, 1);
      });
      const links = page.root.querySelectorAll<HTMLElement>('#rsform_geolocation9 a');
      expect(links.length).to.be.at.most(10);
      links[0]?.click();
      expect(moved).to.deep.equal([]);
      expectUnharmed(page, 10_000);
    });
});
