import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInertMarkup } from '../../../shared/trust/is-inert-markup.js';

const inert = [
  '',
  '&nbsp;',
  "<span class='flatpickr-weekday'>lu</span>",
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 17 17"><metadata/><linearGradient/><path d="M1 1"/></svg>',
  '<a href="https://leafletjs.com" title="A library for maps">Leaflet</a>',
  'text about javascript and formats',
];

const active = [
  '<script>alert(1)</script>',
  '<ScRiPt src=x>',
  '<svg><script/>',
  '<iframe src="//x">',
  '<object data=x>',
  '<embed src=x>',
  '<form action=x>',
  '<base href=x>',
  '<meta http-equiv=refresh content=0>',
  '<link rel=stylesheet href=x>',
  '<style>*{}</style>',
  '<img src=x onerror=alert(1)>',
  '<img/onerror=alert(1) src=x>',
  '<img src="x"onerror=alert(1)>',
  "<img src='x'\nOnError\t= alert(1)>",
  '<p srcdoc="x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" Java\tScript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="java&Tab;script&#x3a;alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '</p><SCRIPT/x>',
];

describe('isInertMarkup', () => {
  for (const html of inert)
    it(`isInertMarkup lets ${JSON.stringify(html)} pass`, () => assert.equal(isInertMarkup(html), true));
  for (const html of active)
    it(`isInertMarkup refuses ${JSON.stringify(html)}`, () => assert.equal(isInertMarkup(html), false));

  it('isInertMarkup reads a reference to no character as text', () => {
    assert.equal(isInertMarkup('&#x110000; &#99999999999;'), true);
  });
});
