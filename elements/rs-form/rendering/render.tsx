import { startTransition, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { setFormAttribute } from '../../../shared/dom/unclobbered-form.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';
import type { RenderedForm } from './rendered.model.js';
import { FormContent } from './FormContent.js';

/** A form with the React root that painted its content. */
export interface MountedForm {
  readonly element: HTMLFormElement;
  /** Unmounts the root. The content stays in the form as plain DOM, with its values. */
  unmount(): void;
}

/**
 * Builds the form as the server would have rendered it. React paints its content once: the core writes classes, texts
 * and attributes into it afterwards, and no later commit undoes them. The form itself is plain DOM, because a field's
 * id may hide its members from React.
 *
 * @returns The form when its content is painted. Rejects with the error of a component.
 */
export async function renderForm(document: SafeDocument, form: RenderedForm): Promise<MountedForm> {
  const { cssId, markup, action, pages } = form;
  const element = document.createElement('form');
  setFormAttribute(element, 'method', 'post');
  setFormAttribute(element, 'id', cssId);
  setFormAttribute(element, 'class', markup.form);
  setFormAttribute(element, 'action', action);
  const hasFiles = pages.some(({ fields }) => fields.some(({ type }) => type === 'file'));
  if (hasFiles) setFormAttribute(element, 'enctype', 'multipart/form-data');
  return { element, unmount: await mountContent(document, element, form) };
}

/**
 * Paints the content in a fragment, the root's container, and moves it into the form. A transition works in slices of a
 * few milliseconds, so that a large form does not hold the page up.
 *
 * @returns A function that unmounts the content.
 */
async function mountContent(
  document: SafeDocument,
  element: HTMLFormElement,
  form: RenderedForm,
): Promise<() => void> {
  const container = document.createDocumentFragment();
  const root = await paint(container, form);
  Element.prototype.append.call(element, container);

  return () => {
    const content = extractContent(document, element);
    const nodes = [...content.childNodes];
    // React removes its nodes from the container. Nodes that a script of the page has moved elsewhere stay.
    container.append(content);
    root.unmount();
    Element.prototype.append.call(element, ...nodes);
  };
}

/**
 * Paints the content into a container.
 *
 * @returns The root of the content, when it is rendered. Rejects with the error of a component.
 */
function paint(container: DocumentFragment, form: RenderedForm): Promise<Root> {
  return new Promise((resolve, reject) => {
    const root = createRoot(container, { onUncaughtError: reject });
    startTransition(() => root.render(<PaintedContent form={form} onPaint={() => resolve(root)} />));
  });
}

/** Removes all nodes from a form. A range is used because field names can shadow the form's methods. */
function extractContent(document: SafeDocument, element: HTMLFormElement): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.extractContents();
}

interface PaintedContentProps {
  readonly form: RenderedForm;
  /** Called when the content is in its container. */
  readonly onPaint: () => void;
}

/** Content with a callback that runs when it is painted. */
function PaintedContent({ form, onPaint }: PaintedContentProps) {
  useLayoutEffect(onPaint, [onPaint]);
  return <FormContent form={form} />;
}
