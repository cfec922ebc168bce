import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setFormAttribute } from '../../../shared/dom/unclobbered-form.js';
import type { RenderedForm } from './rendered.model.js';
import { FormContent } from './FormContent.js';

/**
 * Makes the form as the server would have rendered it. React paints its content once, into a fragment: the core
 * writes classes, texts and attributes into it afterwards, and no later commit undoes them. The form itself is plain
 * DOM, because a field's id may hide its members from React.
 */
export function renderForm(document: Document, form: RenderedForm): HTMLFormElement {
  const element = document.createElement('form');
  setFormAttribute(element, 'method', 'post');
  setFormAttribute(element, 'id', form.cssId);
  setFormAttribute(element, 'class', form.markup.form);
  setFormAttribute(element, 'action', form.action);
  const hasFiles = form.pages.some(({ fields }) => fields.some(({ type }) => type === 'file'));
  if (hasFiles) setFormAttribute(element, 'enctype', 'multipart/form-data');
  Element.prototype.append.call(element, paintContent(document, form));
  return element;
}

function paintContent(document: Document, form: RenderedForm): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const failures: unknown[] = [];
  const root = createRoot(fragment, { onUncaughtError: (error) => failures.push(error) });
  flushSync(() => root.render(<FormContent form={form} />));
  if (failures.length > 0) throw failures[0];
  return fragment;
}
