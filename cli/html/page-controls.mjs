/** Classes of the elements that have properties of their own: links, forms and their controls. */
import { PageElement } from './page-dom.mjs';

/** Types of `<input>` other than `text`. */
const inputTypes =
  'button checkbox color date datetime-local email file hidden image month number password radio range reset search submit tel time url week'.split(
    ' ',
  );

export class PageHtmlElement extends PageElement {}

export class PageLink extends PageHtmlElement {
  hash = '';

  get href() {
    const written = this.getAttribute('href');
    const base = this.ownerDocument.baseURI;
    return written !== null && URL.canParse(written, base) ? new URL(written, base).href : (written ?? '');
  }

  get protocol() {
    return URL.canParse(this.href) ? new URL(this.href).protocol : ':';
  }
}

export class PageArea extends PageLink {}

class PageImage extends PageHtmlElement {
  currentSrc = '';

  get src() {
    const written = this.getAttribute('src') ?? '';
    return URL.canParse(written, this.baseURI) ? new URL(written, this.baseURI).href : written;
  }

  get alt() {
    return this.getAttribute('alt') ?? '';
  }
}

class PageControl extends PageHtmlElement {
  get name() {
    return this.getAttribute('name') ?? '';
  }

  get value() {
    return this.getAttribute('value') ?? '';
  }

  get multiple() {
    return this.hasAttribute('multiple');
  }

  get form() {
    const id = this.getAttribute('form');
    return id === null ? this.closest('form') : this.ownerDocument.getElementById(id);
  }

  get labels() {
    return this.ownerDocument
      .querySelectorAll('label')
      .filter((label) => label.contains(this) || (this.id !== '' && label.getAttribute('for') === this.id));
  }
}

export class PageInput extends PageControl {
  get type() {
    const written = (this.getAttribute('type') ?? '').toLowerCase();
    return inputTypes.includes(written) ? written : 'text';
  }

  /** @override */
  get value() {
    const isBox = this.type === 'checkbox' || this.type === 'radio';
    return this.getAttribute('value') ?? (isBox ? 'on' : '');
  }
}

export class PageButton extends PageControl {
  get type() {
    const written = (this.getAttribute('type') ?? '').toLowerCase();
    return written === 'button' || written === 'reset' ? written : 'submit';
  }
}

export class PageSelect extends PageControl {
  get type() {
    return this.multiple ? 'select-multiple' : 'select-one';
  }

  get options() {
    return this.querySelectorAll('option');
  }
}

export class PageOption extends PageHtmlElement {
  get value() {
    return this.getAttribute('value') ?? this.textContent.trim();
  }

  get selected() {
    return this.hasAttribute('selected');
  }
}

export class PageTextArea extends PageControl {
  type = 'textarea';
}

export class PageForm extends PageHtmlElement {
  get elements() {
    return this.ownerDocument
      .querySelectorAll('input, select, textarea, button')
      .filter((control) => 'form' in control && control.form === this);
  }
}

/** @type {readonly (readonly [tag: string, Class: new () => PageElement])[]} */
const classes = [
  ['a', PageLink],
  ['area', PageArea],
  ['button', PageButton],
  ['form', PageForm],
  ['img', PageImage],
  ['input', PageInput],
  ['option', PageOption],
  ['select', PageSelect],
  ['textarea', PageTextArea],
];

export const classesByTag = new Map(classes);
