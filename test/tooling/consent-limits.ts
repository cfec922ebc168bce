import type { Held, BusinessLimit } from './business-limits.js';

const tag = 'elements/cookie-consent';
const shell = `${tag}/cookie-consent.shell.ts`;

type Hold = (file: string, code: string, figure: RegExp, within?: string) => Held;

/** Business limits that the consent layer uses. */
export const consentLimits = (held: Hold): readonly BusinessLimit[] => [
  {
    item: 'Consent cookie lifetime',
    value: '365 days, secure cookie on',
    held: [
      held(shell, "numberAttribute('days', 365,", /(?<=[ (])365\b/g, tag),
      held(`${tag}/choice/cookie-text.model.ts`, "isSecure ? '; Secure'", /; Secure'/g, tag),
    ],
  },
  {
    item: 'Country-accept reload timeout',
    value: '1000 ms',
    held: [held(`${tag}/after-choice/after-choice.ts`, 'noticeMs = 1000', /= 1000\b/g, tag)],
  },
  {
    item: 'Floating mobile threshold',
    value: '1024',
    held: [held(shell, "'floating-below', '1024px'", /'1024px'/g, tag)],
  },
];
