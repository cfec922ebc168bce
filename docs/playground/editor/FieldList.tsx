import { Fragment, useMemo } from 'react';
import { fieldsOf } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { useEditor } from './editor-store.js';
import { FieldRow } from './FieldRow.js';
import { Palette } from './Palette.js';

interface FieldListProps {
  /** Names of the fields that have a problem. */
  readonly withProblems: ReadonlySet<string>;
}

/** The fields of the form in their order, with the pages, and the button that adds one. */
export function FieldList({ withProblems }: FieldListProps) {
  const texts = useTexts();
  const form = useEditor(({ history }) => history.present.form);
  const selected = useEditor((state) => state.selected);
  const fields = useMemo(() => fieldsOf(form), [form]);
  const isOneSelected = fields.some(({ name }) => name === selected);
  const pageStarts = useMemo(() => startsOf(form.pages), [form.pages]);

  return (
    <section className="view view-fields" aria-labelledby="fields-title">
      <h2 id="fields-title">{texts.fields}</h2>
      <Palette />
      {fields.length === 0 && <p className="empty">{texts.noFields}</p>}
      <ol className="field-list">
        {fields.map((field, index) => (
          <Fragment key={keyOf(fields, index)}>
            {pageStarts.has(index) && (
              <li className="page-start">{fill(texts.page, { number: pageStarts.get(index) ?? 1 })}</li>
            )}
            <FieldRow
              field={field}
              index={index}
              isSelected={field.name === selected}
              isReached={isOneSelected ? field.name === selected : index === 0}
              hasProblem={withProblems.has(field.name)}
            />
          </Fragment>
        ))}
      </ol>
      <p className="hint" id="fields-hint">
        {texts.fieldsHint}
      </p>
    </section>
  );
}

/** Returns index of a page's first field → number of the page; empty for a form of one page. */
function startsOf(pages: readonly { readonly fields: readonly unknown[] }[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  if (pages.length < 2) return starts;
  let index = 0;
  for (const [page, { fields }] of pages.entries()) {
    starts.set(index, page + 1);
    index += fields.length;
  }
  return starts;
}

/** Returns a key of a row: its name, and for the second one of a name its index too. */
function keyOf(fields: readonly { readonly name: string }[], index: number): string {
  const name = fields[index]?.name ?? '';
  return fields.findIndex((field) => field.name === name) === index ? name : `${name} ${index}`;
}
