import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readsDocuments, unclobberVendor } from '../../scripts/unclobber-vendor.mjs';

const imported = 'import { document as suiteDocument, unclobbered as suiteMembers } from "m";';
const changed = (code: string) => unclobberVendor(code, 'm').replace(imported, '');

describe('tooling: unclobber vendor', () => {
  it('a vendor that reads documents reads the global one of the suite', () => {
    assert.equal(changed('document.body'), 'suiteDocument.body');
    assert.equal(changed('typeof document'), 'typeof suiteDocument');
    assert.equal(changed('window.document.body'), 'suiteMembers(suiteMembers(window).document).body');
  });

  it('a vendor that reads documents reads that of a node through the prototypes', () => {
    const code = 'node.ownerDocument.activeElement';
    assert.equal(changed(code), 'suiteMembers(suiteMembers(suiteMembers(node).ownerDocument)).activeElement');
  });

  it('a vendor that reads documents climbs through the prototypes', () => {
    assert.equal(changed('at.parentNode.parentNode'), 'suiteMembers(suiteMembers(at).parentNode).parentNode');
  });

  it('a vendor that reads documents takes only a text for the name of a node', () => {
    assert.match(unclobberVendor('node.nodeName', 'm'), /suiteNodeName\(node\)$/);
  });

  it('a vendor that reads documents keeps members that are not read', () => {
    for (const code of ['a.parentNode = b', 'delete a.parentNode', '({ document: 1 })', 'a["parentNode"]'])
      assert.equal(unclobberVendor(code, 'm'), code);
  });

  it('a vendor that reads documents keeps a variable of its own', () => {
    const code = 'let document = window.document; document.body';
    assert.equal(changed(code), 'let document = suiteMembers(suiteMembers(window).document); document.body');
  });

  it('a vendor that reads documents gets the suite by `require` in a CommonJS file', () => {
    const code = unclobberVendor('"use strict"; document.body', 'm', true);
    assert.match(code, /^"use strict";const \{ document: suiteDocument.+require\("m"\);/);
  });

  it('a vendor that reads documents is one that paints', () => {
    for (const path of ['react-dom/cjs/react-dom-client.production.js', 'leaflet/dist/leaflet-src.esm.js'])
      assert.ok(readsDocuments(`/project/node_modules/${path}`));
    assert.ok(!readsDocuments('/project/node_modules/date-fns/format.js'));
    assert.ok(!readsDocuments('/project/shared/dom/listen.ts'));
  });
});
