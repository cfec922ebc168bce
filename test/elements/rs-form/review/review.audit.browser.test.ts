import { expect } from '@open-wc/testing';
import { loadAxe, partRules, violationsOf } from '../../../shared/axe.js';
import { formMembers, shadowing } from '../../../shared/member-names.js';
import { until } from '../../../shared/until.js';
import { openPagedForm } from '../paging/paged-form.js';
import { driveReview } from './review-page.js';

describe('<rs-form> review audit', () => {
  for (const scheme of ['light', 'dark']) {
    it(`the review page has no fault that a machine can find, in ${scheme} colours`, async () => {
      const axe = await loadAxe();
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      document.body.style.color = 'CanvasText';
      const page = await openPagedForm({ json: { review: true }, headings: true });
      const reviewed = driveReview(page.element);
      await reviewed.ready();
      await page.element.goToPage(3);
      expect(reviewed.isShown()).to.equal(true);
      expect(await violationsOf(axe, page.element, partRules)).to.deep.equal([]);
      for (const property of ['background', 'color']) document.body.style.removeProperty(property);
      document.documentElement.style.colorScheme = '';
    });
  }

  it('the review page is shown in a form whose controls are named like its members, and removed with the tag', async () => {
    const [, control] = shadowing[0] ?? [];
    const extra = formMembers()
      .map((name) => control?.(name))
      .join('');
    const page = await openPagedForm({ json: { review: true }, extra });
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.element.goToPage(3);
    expect(reviewed.isShown()).to.equal(true);
    expect(reviewed.answers()[0]).to.equal('Nombre: Sin respuesta');
    page.element.remove();
    await until(() => page.element.querySelector('.rs-form-review') === null);
  });
});
