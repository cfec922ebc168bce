import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { frameSheet, heightsFile, isMeasured, widths } from '../../docs/build/frame-heights.mjs';
import { homeExamples } from '../../docs/build/home.mjs';
import { readLiveExamples, readTagExamples } from '../../docs/build/included.mjs';
import { createMarkdown } from '../../docs/build/markdown.mjs';
import { readVariants } from '../../docs/build/variants.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

describe('docs: frames', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('the frame of an example is as high as its content, in a wide window and on a phone', () => {
    const heights = JSON.parse(readFileSync(heightsFile, 'utf8')) as Record<string, readonly number[]>;
    const examples = [...readTagExamples(), ...readLiveExamples(), ...readVariants(), ...homeExamples()];
    const files = examples.map(({ file }) => file).filter(isMeasured);
    assert.deepEqual(Object.keys(heights).sort(), [...files].sort(), 'npm --prefix docs run frames');
    for (const [file, measured] of Object.entries(heights)) {
      assert.equal(measured.length, widths.length);
      assert.ok(frameSheet().includes(`iframe[src$='examples/${file}'] { block-size: ${measured[0]}px; }`));
    }
  });

  it('the frame of an example has a fixed height where the example opens something over its page', () => {
    for (const file of ['media-box.html', 'cookie-consent.html']) {
      assert.equal(isMeasured(file), false);
    }
  });

  it('the frame of an example is below the source that makes the page, in the first steps', () => {
    const link = '[`index.html`](../../examples/starts/plain/en/styled.html "result")\n';
    const html = createMarkdown({ base: '../', texts: { result: 'The page now' } }).render(link);
    const [code, frame] = html.split('<figcaption>The page now</figcaption>');
    assert.match(code ?? '', /<figcaption><code>index\.html<\/code><\/figcaption>[^]*page\.css/);
    assert.match(frame ?? '', /<iframe src="\.\.\/examples\/starts\/plain\/en\/styled\.html"/);
    const page = readLiveExamples().find(({ file }) => file === 'starts/plain/en/styled.html');
    assert.match(page?.source ?? '', /src="\.\.\/\.\.\/\.\.\/\.\.\/rs-suite\/suite\.single\.js"/);
    assert.match(page?.source ?? '', /href="\.\.\/page\.css"/);
  });
});
