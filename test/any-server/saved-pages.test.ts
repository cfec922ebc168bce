import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageElement } from '../../cli/html/page-dom.mjs';
import { factsOf, filesOf, type Layout, profiles, savedPage, savedText } from './saved-pages.js';

const typeOf = (control: PageElement) => control.getAttribute('type') ?? control.localName;
const nameOf = (control: PageElement) => control.getAttribute('name') ?? '';
const textOf = (element: PageElement) => element.textContent.replace(/\s+/g, ' ').trim();
const isErrorPage = (page: string) => page.includes('.errors.');

function only<Value>(values: readonly Value[], what: string): Value {
  assert.equal(values.length, 1, what);
  return values[0] as Value;
}

/** Returns the controls of a form that a visitor fills in. */
function controlsIn(form: PageElement, { ownControls }: Layout): readonly PageElement[] {
  return form.querySelectorAll('input, select, textarea').filter((control) => {
    const isOwn = ownControls !== undefined && control.closest(ownControls) !== null;
    return nameOf(control) !== '' && !isOwn && !['hidden', 'submit', 'button'].includes(typeOf(control));
  });
}

/** Returns the block of a control. Where the parser moves a group out of its block, that is the element before it. */
function blockOf(control: PageElement, layout: Layout): PageElement | null {
  if (!layout.withoutBlock?.includes(nameOf(control))) return control.closest(layout.block);
  return control.closest(layout.groupWithoutBlock ?? '')?.previousElementSibling ?? null;
}

/** Returns the text of the error of a control; undefined if the page shows none for it. */
function errorOf(form: PageElement, control: PageElement, layout: Layout): string | undefined {
  if (layout.errorPlace === 'in-summary') return errorInSummary(form, control, layout);
  const block = blockOf(control, layout);
  const place = layout.errorPlace === 'before-block' ? block?.previousElementSibling : block;
  const selector = layout.error ?? '';
  const error = place?.matches(selector) ? place : place?.querySelector(selector);
  return error ? textOf(error) : undefined;
}

/** Returns the item of the page's summary that begins with the label of a control, or with the words of its name. */
function errorInSummary(form: PageElement, control: PageElement, layout: Layout): string | undefined {
  const labels = blockOf(control, layout)?.querySelectorAll(layout.label).map(textOf) ?? [];
  const word = nameOf(control).match(/\w+/g)?.at(-1)?.replaceAll('_', ' ') ?? '';
  const starts = [...labels, word].map((start) => `${start.toLowerCase()} `);
  const summary = form.ownerDocument.querySelector(layout.summary ?? '');
  const items = summary?.querySelectorAll(layout.summaryItem ?? '').map(textOf) ?? [];
  return items.find((text) => starts.some((start) => text.toLowerCase().startsWith(start)));
}

function isInvalid(control: PageElement, { invalid }: Layout): boolean {
  return control.closest(invalid) !== null;
}

for (const profile of profiles) {
  const { layouts, saved } = factsOf(profile);
  const formPages = layouts.flatMap((layout) => layout.pages.map((page) => ({ layout, page })));

  describe(`the facts of ${profile} are true of its saved pages`, () => {
    for (const { layout, page } of formPages) {
      it(`${page}: a form with a label, a block and a place for an error for every field`, () => {
        const form = only(savedPage(profile, page).querySelectorAll(layout.form), layout.form);
        assert.ok(form.querySelector(layout.submit), layout.submit);
        if (layout.token) assert.ok(form.querySelector(layout.token), layout.token);
        const controls = controlsIn(form, layout);
        assert.ok(controls.length >= 5, `${controls.length} controls`);
        const blocks = new Map<PageElement, string>();
        for (const control of controls) {
          const block = blockOf(control, layout) ?? assert.fail(`${nameOf(control)} has no block`);
          assert.ok(form.contains(block), nameOf(control));
          const field = nameOf(control).replace(new RegExp(layout.namePart ?? '$^'), '');
          assert.equal(blocks.get(block) ?? field, field, 'two fields in one block');
          blocks.set(block, field);
          assert.ok(block.matches(layout.label) || block.querySelector(layout.label), nameOf(control));
        }
      });

      it(`${page}: its errors, and no others`, () => {
        assert.equal(saved[page] !== undefined, isErrorPage(page), 'errors in the facts');
        const form = only(savedPage(profile, page).querySelectorAll(layout.form), layout.form);
        const found: Record<string, string | undefined> = {};
        for (const control of controlsIn(form, layout)) {
          if (isInvalid(control, layout)) found[nameOf(control)] = errorOf(form, control, layout);
        }
        assert.deepEqual(found, saved[page] ?? {});
      });
    }

    it('a saved system has a page of thanks without the form', () => {
      const pages = layouts.filter(({ thanksPage }) => thanksPage !== undefined);
      assert.ok(pages.length > 0);
      for (const { thanksPage = '', thanks = '', form } of pages) {
        const document = savedPage(profile, thanksPage);
        only(document.querySelectorAll(thanks), thanks);
        assert.deepEqual(document.querySelectorAll(form), []);
      }
    });

    it('has answers in valid JSON, and names every page of a form', () => {
      for (const file of filesOf(profile).filter((name) => name.endsWith('.json'))) {
        JSON.parse(savedText(profile, file));
      }
      const named = formPages.map(({ page }) => page).sort();
      const forms = filesOf(profile).filter((name) =>
        /^(?:contact|registration|comment)\b.*\.html$/.test(name),
      );
      const thanks = layouts.map(({ thanksPage }) => thanksPage);
      assert.deepEqual(named, forms.filter((name) => !thanks.includes(name)).sort());
    });
  });
}
