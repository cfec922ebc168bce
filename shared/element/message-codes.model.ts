/** Codes of messages about any tag and about the whole page. */
type PageCode =
  | 'failure'
  | 'two-versions'
  | 'attribute'
  | 'attribute-unknown'
  | 'attribute-false'
  | 'command-unknown'
  | 'breakpoint'
  | 'id-twice'
  | 'markup-reverted'
  | 'end-tag'
  | 'tag-in-paragraph'
  | 'page-texts'
  | 'icon'
  | 'link-missing';

/** Codes of messages about tags at an input. */
type InputCode =
  | 'input-missing'
  | 'input-shared'
  | 'uploads-multiple'
  | 'uploads-least'
  | 'range-value'
  | 'range-settings'
  | 'range-words'
  | 'calendar-option'
  | 'calendar-pattern'
  | 'calendar-link'
  | 'calendar-language'
  | 'calendar-format'
  | 'location-address'
  | 'location-idle';

/** Codes of messages about consent and analytics. */
type ConsentCode =
  | 'consent-category'
  | 'consent-category-offered'
  | 'consent-categories'
  | 'consent-services'
  | 'consent-second'
  | 'consent-days'
  | 'consent-stub'
  | 'consent-buttons'
  | 'consent-withdrawal'
  | 'consent-script'
  | 'consent-written'
  | 'consent-description'
  | 'analytics-sink'
  | 'analytics-minutes'
  | 'analytics-second'
  | 'analytics-aggregate';

/** Codes of messages about menus, panels, tabs, images, headers, links and the viewer. */
type ContentCode =
  | 'menu-list'
  | 'menu-target'
  | 'panel-toggle'
  | 'panel-opener'
  | 'panel-toggle-inside'
  | 'tabs-headings'
  | 'tabs-single'
  | 'images-class'
  | 'images-address'
  | 'images-frame'
  | 'images-none'
  | 'header-clipped'
  | 'whatsapp-phone'
  | 'whatsapp-country'
  | 'viewer-browser'
  | 'viewer-json'
  | 'viewer-convert'
  | 'viewer-selector'
  | 'viewer-links'
  | 'viewer-option';

/** Codes of messages about a form's markup. */
type FormCode =
  | 'form-missing'
  | 'form-profile'
  | 'form-markup'
  | 'form-id'
  | 'form-several'
  | 'form-nested'
  | 'form-button'
  | 'form-csrf'
  | 'form-field-outside'
  | 'form-field-name'
  | 'form-pages'
  | 'form-page'
  | 'form-altcha'
  | 'form-puzzle'
  | 'form-saving'
  | 'form-tool'
  | 'form-replaced'
  | 'form-bot-token'
  | 'form-return-link'
  | 'form-validate-url'
  | 'form-total-number';

/** Codes of messages about a form's JSON. */
type FormJsonCode =
  | 'form-json'
  | 'form-json-place'
  | 'form-json-value'
  | 'form-json-source'
  | 'form-render'
  | 'form-unknown-field'
  | 'form-condition'
  | 'form-cycle'
  | 'form-price'
  | 'form-prefill'
  | 'form-review'
  | 'form-mask'
  | 'form-repeat'
  | 'form-session'
  | 'form-selections'
  | 'form-text'
  | 'form-total'
  | 'form-slider'
  | 'form-widget'
  | 'form-calendar-link';

/** Codes of messages about a page of RSForm! Pro with the drop-in. */
type CompatCode = 'compat-jquery' | 'compat-member' | 'compat-script' | 'compat-totals';

/**
 * Code of a message in the console: the last part of the address at its end. `docs/content/<language>/messages.md` has a
 * section for each.
 */
export type MessageCode =
  | PageCode
  | InputCode
  | ConsentCode
  | ContentCode
  | FormCode
  | FormJsonCode
  | CompatCode;
