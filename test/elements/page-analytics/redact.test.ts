import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cleanParams } from '../../../elements/page-analytics/privacy/clean-params.model.js';
import { redact } from '../../../elements/page-analytics/privacy/redact.model.js';

const texts: readonly (readonly [string, string])[] = [
  ['Gracias, berta@correo.test', 'Gracias, (redacted)'],
  ['https://a.test/?email=berta%40correo.test&x=1', 'https://a.test/?email=(redacted)&x=1'],
  ['https://a.test/?email=berta%2540correo.test', 'https://a.test/?email=(redacted)'],
  ['https://a.test/de/berta.lópez+cita@correo.test/ver', 'https://a.test/de/(redacted)/ver'],
  ['https://berta@a.test/', 'https://(redacted)/'],
  ['mailto:berta@correo.test', 'mailto:(redacted)'],
  ['https://a.test/@terapia', 'https://a.test/@terapia'],
  ['https://a.test/?tel=600111222', 'https://a.test/?tel=(redacted)'],
  ['https://a.test/?tel=%2B34%20600%2011%2012%2022', 'https://a.test/?tel=(redacted)'],
  ['https://a.test/?tel=+34+600+111+222#x', 'https://a.test/?tel=(redacted)#x'],
  ['Llama al +34 (600) 111-222', 'Llama al (redacted)'],
  ['٦٠٠١١١٢٢٢', '(redacted)'],
  ['https://a.test/?form[Email]=x&y=1', 'https://a.test/?(redacted)&y=1'],
  ['https://a.test/?form%5Bforma%20contacto%5D%5B%5D=E-mail', 'https://a.test/?(redacted)'],
  ['https://a.test/?a=1&FORM%255Bconsulta%255D%3Dduermo+mal#fin', 'https://a.test/?a=1&(redacted)#fin'],
  ['form[Email]', 'form[Email]'],
  ['https://a.test/blog/2026/11/22/dormir-mejor', 'https://a.test/blog/2026/11/22/dormir-mejor'],
  ['Horario de 9 a 20, desde 2014', 'Horario de 9 a 20, desde 2014'],
  ['', ''],
];

describe('redaction', () => {
  for (const [text, expected] of texts) {
    it(`an event says nothing of "${text}"`, () => assert.equal(redact(text), expected));
  }

  it('an event contains no e-mail address, telephone number or answer, whatever is around it', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 60 });
    const person = fc.constantFrom('berta@correo.test', 'berta%40correo.test', '600 111 222', '+34600111222');
    fc.assert(
      fc.property(around, person, around, (before, secret, after) => {
        assert.ok(!redact(`${before} ${secret} ${after}`).includes(secret));
        const answered = redact(
          `https://a.test/?${encodeURIComponent(before.toWellFormed())}&form[x]=secreto&z=1`,
        );
        assert.ok(!answered.includes('secreto'));
      }),
    );
  });

  it('the redaction of an event takes no time, however long and odd a text is', () => {
    for (const odd of ['a', 'form[', '1-', '%40', '%2525', 'form%5B=', '@', '+', 'a@'].map((one) =>
      one.repeat(50_000),
    )) {
      assert.ok(redact(odd).length <= 40_000);
    }
  });
});

describe('the parameters of an event', () => {
  it('the parameters of an event leave out empty ones and cut long ones', () => {
    const params = {
      page_title: 'a'.repeat(3000),
      link_id: null,
      link_classes: '',
      percent_scrolled: 0,
      outbound: false,
    };
    assert.deepEqual(cleanParams(params, false), {
      page_title: 'a'.repeat(1000),
      percent_scrolled: 0,
      outbound: false,
    });
  });

  it('the parameters of an event are neutral with privacy="strict": no title, no query, no name, no text', () => {
    const params = {
      page_location: 'https://a.test/ansiedad?q=insomnio#parte',
      page_referrer: 'https://b.test/?q=terapia',
      page_title: 'Ansiedad',
      search_term: 'insomnio',
      link_url: 'https://b.test/depresion',
      link_text: 'Depresión',
      link_id: 'depresion',
      link_classes: 'depresion',
      link_domain: 'b.test',
      outbound: true,
      file_name: '/depresion.pdf',
      file_extension: 'pdf',
      form_id: 'cita',
      form_name: 'cita',
      form_destination: 'https://a.test/cita',
      form_length: 3,
      form_submit_text: 'Pedir cita',
      first_field_name: 'form[diagnostico]',
      first_field_position: 1,
      video_title: 'Duelo',
      video_url: 'https://a.test/duelo.mp4',
      video_percent: 25,
      video_provider: 'file',
      media_type: 'image',
      media_group: 'duelo',
      percent_scrolled: 90,
      engagement_time_msec: 10_000,
    };
    assert.deepEqual(cleanParams(params, true), {
      page_location: 'https://a.test/ansiedad',
      link_domain: 'b.test',
      outbound: true,
      file_extension: 'pdf',
      video_percent: 25,
      video_provider: 'file',
      media_type: 'image',
      percent_scrolled: 90,
      engagement_time_msec: 10_000,
    });
  });
});
