import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHandler, self } from '../../compat/handler-calls.model.js';

describe('rsform-compat.js: handler calls', () => {
  const understood: readonly (readonly [text: string, calls: unknown])[] = [
    ['RSFormPro.showCounter(this,12)', [{ path: 'RSFormPro.showCounter', values: [self, 12] }]],
    [
      "RSFormPro.jQueryCalendar.showCalendar('1_0');",
      [{ path: 'RSFormPro.jQueryCalendar.showCalendar', values: ['1_0'] }],
    ],
    [
      "RSFormPro.refreshCaptcha('8', '/x?a=1&b=2'); return false;",
      [{ path: 'RSFormPro.refreshCaptcha', values: ['8', '/x?a=1&b=2'] }],
    ],
    ['javascript:getPrice_3();', [{ path: 'getPrice_3', values: [] }]],
    [
      'RSFormPro.resetElements(7); getPrice_7()',
      [
        { path: 'RSFormPro.resetElements', values: [7] },
        { path: 'getPrice_7', values: [] },
      ],
    ],
    [
      'rsfp_checkValidDate("Fecha", true, null, -1)',
      [{ path: 'rsfp_checkValidDate', values: ['Fecha', true, null, -1] }],
    ],
    ['', []],
  ];
  for (const [text, calls] of understood)
    it(`the text of a handler is read as the server’s: ${text}`, () => {
      assert.deepEqual(readHandler(text), calls);
    });

  const refused = [
    'alert(1)',
    'RSFormPro.getValue(1,document.cookie)',
    'RSFormPro.x=1',
    "RSFormPro['constructor']('x')",
    'RSFormPro.callbacks.addCallback.constructor.x(1)',
    'getPrice_3(alert(1))',
    'getPrice_3() || alert(1)',
    'RSFormPro.a(1,)',
    'RSFormPro.a(1',
    "RSFormPro.a('\\x41')",
    'eval("1")',
    'window.RSFormPro.a(1)',
    'RSFormPro.a(`1`)',
    `RSFormPro.a('${'x'.repeat(5000)}')`,
  ];
  for (const text of refused)
    it(`the text of a handler is nothing where it says more than that: ${text.slice(0, 50)}`, () => {
      assert.equal(readHandler(text), null);
    });
});
