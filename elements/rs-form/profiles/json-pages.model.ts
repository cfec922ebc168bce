import { readJson } from '../../../shared/json/read-json.model.js';
import { type Infer, list, maybeText, object, or, text } from '../../../shared/json/schema.model.js';

const field = object({
  name: text,
  type: or(text, ''),
  /** Page breaks: the texts of the buttons between the pages. */
  previousCaption: maybeText,
  nextCaption: maybeText,
});

const pagesFormat = object({ pages: list(object({ fields: list(field) })) });

/** Page of a form as its JSON describes it. */
export type JsonPage = Infer<typeof pagesFormat>['pages'][number];

/** Reads the pages in the JSON of a form; an empty list for a form of one page. */
export function readJsonPages(json: unknown): readonly JsonPage[] {
  const { pages = [] } = readJson(pagesFormat, json) ?? {};
  return pages.length > 1 ? pages : [];
}

/** Returns the names of the fields on a page. A page break is none. */
export function fieldNamesOn({ fields }: JsonPage): readonly string[] {
  return fields.filter(({ type }) => type !== 'page-break').map(({ name }) => name);
}
