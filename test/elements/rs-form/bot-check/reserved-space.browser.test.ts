import { expect } from '@open-wc/testing';
import type { WidgetProvider } from '../../../../elements/rs-form/bot-check/widgets/widget-providers.model.js';
import { firstPaintCssOf } from '../../../../cli/first-paint/style-sheet.mjs';
import { readFirstPaint } from '../../../../cli/first-paint/read-definition.mjs';
import { appears } from '../../../shared/appears.js';

interface BoxSettings {
  readonly provider?: WidgetProvider;
  readonly size?: string;
  /** The width of the form, in CSS pixels. */
  readonly width?: number;
  /** Markup of the server in the place of the box. */
  readonly drawn?: string;
  readonly blockStyle?: string;
}

const boxes: readonly (readonly [where: string, settings: BoxSettings, height: number])[] = [
  ['above the button', {}, 78],
  ['of Turnstile', { provider: 'turnstile' }, 65],
  ['of the compact size, as the author says', { size: 'compact' }, 144],
  ['of the compact size, where the normal one would be cut off', { width: 280, provider: 'hcaptcha' }, 144],
  ['of no size', { size: 'invisible' }, 0],
  ['in a row of columns', { blockStyle: 'display: flex; flex-wrap: wrap' }, 78],
  ['where the server has drawn it', { drawn: '<div id="g-recaptcha-9"></div>' }, 78],
  ['in the provider’s own place', { provider: 'turnstile', drawn: '<div class="cf-turnstile"></div>' }, 65],
];

/** Creates a form as the parser leaves it, with the first-paint sheet of its page. */
function parse({ provider = 'recaptcha-v2', size, width = 400, drawn = '', blockStyle = '' }: BoxSettings) {
  const json = { version: 1, formId: 1, botCheck: { provider, siteKey: 'clave', size } };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(firstPaintCssOf(readFirstPaint(json)));
  const box = document.createElement('div');
  box.style.inlineSize = `${width}px`;
  box.innerHTML = `<rs-form><script type="application/json">${JSON.stringify(json)}</script><form method="post">
    <div class="rsform-block" style="margin-block: 10px"><input name="form[Nombre]"></div>${drawn}
    <div class="rsform-block rsform-block-enviar" style="margin-block: 10px; padding: 4px; ${blockStyle}">
      <div class="formControls"><button type="submit" name="form[Enviar]">Enviar</button></div></div>
    <input type="hidden" name="form[formId]" value="1"></form></rs-form>`;
  return { box, sheet };
}

type Parsed = ReturnType<typeof parse>;

function show({ box, sheet }: Parsed): void {
  document.adoptedStyleSheets = [sheet];
  document.body.append(box);
}

/** Returns the top of the button in the form, in pixels. */
function topIn(box: HTMLElement): number {
  const button = box.querySelector('[type="submit"]') as HTMLElement;
  return Math.round(button.getBoundingClientRect().top - box.getBoundingClientRect().top);
}

describe('<rs-form> reserved space', () => {
  // Rendered before the tag is defined: afterwards it starts at once.
  const early = boxes.map(([where, settings, height]) => {
    const parsed = parse(settings);
    show(parsed);
    const top = topIn(parsed.box);
    parsed.box.remove();
    return { where, height, top, ...parsed };
  });

  before(async () => {
    await import('../../../../elements/rs-form/define.js');
  });
  afterEach(() => (document.adoptedStyleSheets = []));

  for (const { where, height, top, ...parsed } of early)
    it(`the reserved space of a provider’s box is kept from the first paint: nothing moves when it has its place, ${where}`, async () => {
      show(parsed);
      const place = (await appears(parsed.box, '.rs-form-bot-check')) as HTMLElement;
      const moved = topIn(parsed.box) - top;
      const found = place.offsetHeight;
      parsed.box.remove();
      expect([moved, found]).to.deep.equal([0, height]);
    });
});
