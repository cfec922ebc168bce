import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setFormAttribute } from '../../../shared/dom/unclobbered-form.js';
import type { RenderedForm } from './rendered.model.js';
import { FormContent } from './FormContent.js';

/** A form with the React root that painted its content. */
export interface MountedForm {
  readonly element: HTMLFormElement;
  /** Unmounts the root. The content stays in the form as plain DOM, with what was typed. */
  unmount(): void;
}

/**
 * Builds the form as the server would have rendered it. React paints its content once: the core writes classes, texts
 * and attributes into it afterwards, and no later commit undoes them. The form itself is plain DOM, because a field's
 * id may hide its members from React.
 *
 * @throws The error of a component.
 */
export function renderForm(document: Document, form: RenderedForm): MountedForm {
  const element = document.createElement('form');
  setFormAttribute(element, 'method', 'post');
  setFormAttribute(element, 'id', form.cssId);
  setFormAttribute(element, 'class', form.markup.form);
  setFormAttribute(element, 'action', form.action);
  const hasFiles = form.pages.some(({ fields }) => fields.some(({ type }) => type === 'file'));
  if (hasFiles) setFormAttribute(element, 'enctype', 'multipart/form-data');
  return { element, unmount: mountContent(document, element, form) };
}

/** Paints the content in a fragment, the root's container, and moves it into the form. Returns the way to unmount. */
function mountContent(document: Document, element: HTMLFormElement, form: RenderedForm): () => void {
  const container = document.createDocumentFragment();
  const failures: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => failures.push(error) });
  flushSync(() => root.render(<FormContent form={form} />));
  if (failures.length > 0) throw failures[0];
  Element.prototype.append.call(element, container);

  return () => {
    const content = takeContent(document, element);
    const nodes = [...content.childNodes];
    // React removes from its container what it has painted. What a script of the page took elsewhere stays there.
    container.append(content);
    root.unmount();
    Element.prototype.append.call(element, ...nodes);
  };
}

/** Takes all nodes out of a form. A range does so whatever the names of the form's fields hide. */
function takeContent(document: Document, element: HTMLFormElement): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.extractContents();
}
