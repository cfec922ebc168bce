import type { PostAnswer } from '../model/outputs/answer-post.model.js';
import { buildElement, type BuiltElement } from './build-element.dom.js';
import { answeredPage } from './form-page.dom.js';

/** Page that answers a post, in parts. */
export interface AnswerParts {
  /** Messages of the site above the tag. */
  readonly above: readonly HTMLElement[];
  readonly built: BuiltElement;
}

/** Returns the messages of an answer, as the site shows them, and its tag, made by the document that they are for. */
export function partsOf(answer: PostAnswer, page: Document = document): AnswerParts {
  const built = buildElement(answeredPage(answer), page);
  if (answer.is === 'thanks' || answer.alerts.length === 0) return { above: [], built };
  const box = page.createElement('div');
  box.id = 'system-message-container';
  for (const text of answer.alerts) {
    const line = page.createElement('p');
    line.className = 'alert alert-danger system-message';
    line.textContent = text;
    box.append(line);
  }
  return { above: [box], built };
}

/** Returns the page of an answer as an inert document; an empty one without an answer. */
export function answerDocument(answer: PostAnswer | null): Document {
  const page = document.implementation.createHTMLDocument('');
  if (!answer) return page;
  const { above, built } = partsOf(answer, page);
  page.body.append(...above, built.node);
  return page;
}
