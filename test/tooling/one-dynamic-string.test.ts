import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { oneDynamicString } from '../../scripts/check/one-dynamic-string.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const errors = [{ messageId: 'beside' }];

describe('an author of a view is told of text that page translation would break (27)', () => {
  tester.run('one-dynamic-string', oneDynamicString, {
    valid: [
      '<p>{total}</p>',
      '<p>Fixed words</p>',
      '<p><b>{name}</b><i>{value}</i></p>',
      '<ul>{items.map(paint)}</ul>',
      '<div>{isOpen && <p>{text}</p>}<slot /></div>',
      '<div>{isOpen ? <b /> : null}<slot /></div>',
      '<div>{children}<slot /></div>',
    ],
    invalid: [
      { code: "<p>{'Total: '}{total}</p>", errors: [...errors, ...errors] },
      { code: '<p>Total: <b>{total}</b></p>', errors },
      { code: "<div>{isOpen && 'open'}<slot /></div>", errors },
      { code: '<label>{translate("key")}<input /></label>', errors },
      { code: '<>{text}<slot /></>', errors },
      { code: '<p>{isOne ? one : <b />}<i /></p>', errors },
    ],
  });
});
