import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  initialPanel,
  type PanelAction,
  type PanelEffect,
  type PanelState,
} from '../../../elements/offcanvas-panel/panel-state.model.js';
import { stepPanel } from '../../../elements/offcanvas-panel/step-panel.model.js';

const closed: PanelState = { ...initialPanel, hasContent: true, isInPage: false };
const at = (phase: PanelState['phase']): PanelState => ({ ...closed, phase });
const asked = (request: 'open' | 'close' | 'toggle'): PanelAction => ({
  type: 'asked',
  request,
  source: 'control',
});
const agreed = (request: 'open' | 'close'): PanelAction => ({ type: 'agreed', request, source: 'control' });
const ask = (request: 'open' | 'close'): PanelEffect => ({ type: 'ask', request, source: 'control' });

type Row = readonly [
  title: string,
  before: PanelState,
  action: PanelAction,
  phase: PanelState['phase'],
  effects: readonly PanelEffect[],
];

const rows: readonly Row[] = [
  ['asks the page before it opens', closed, asked('open'), 'closed', [ask('open')]],
  ['asks to open when a closed one is toggled', closed, asked('toggle'), 'closed', [ask('open')]],
  ['asks to close when an open one is toggled', at('open'), asked('toggle'), 'open', [ask('close')]],
  ['asks to close when it is toggled on its way', at('opening'), asked('toggle'), 'opening', [ask('close')]],
  [
    'asks to open when it is toggled on its way back',
    at('closing'),
    asked('toggle'),
    'closing',
    [ask('open')],
  ],
  ['is not opened twice', at('open'), asked('open'), 'open', [{ type: 'reflect' }]],
  ['is not closed twice', at('closing'), asked('close'), 'closing', [{ type: 'reflect' }]],
  [
    'does not open without content',
    { ...closed, hasContent: false },
    asked('open'),
    'closed',
    [{ type: 'reflect' }],
  ],
  [
    'does not open where its content is in the page',
    { ...closed, isInPage: true },
    asked('toggle'),
    'closed',
    [{ type: 'reflect' }],
  ],
  [
    'shows itself, then slides in',
    closed,
    agreed('open'),
    'opening',
    [{ type: 'show' }, { type: 'slide', to: 1 }],
  ],
  ['turns round on its way back', at('closing'), agreed('open'), 'opening', [{ type: 'slide', to: 1 }]],
  ['slides out', at('open'), agreed('close'), 'closing', [{ type: 'slide', to: 0 }]],
  ['turns round on its way in', at('opening'), agreed('close'), 'closing', [{ type: 'slide', to: 0 }]],
  ['stays closed when the page says no', closed, { type: 'refused' }, 'closed', [{ type: 'reflect' }]],
  [
    'stays open when the page says no',
    at('open'),
    { type: 'refused' },
    'open',
    [{ type: 'slide', to: 1 }, { type: 'reflect' }],
  ],
  [
    'tells that it stands open',
    at('opening'),
    { type: 'slid' },
    'open',
    [{ type: 'notify', fact: 'opened', source: 'script' }],
  ],
  [
    'goes away, then tells it',
    at('closing'),
    { type: 'slid' },
    'closed',
    [{ type: 'hide' }, { type: 'notify', fact: 'closed', source: 'script' }],
  ],
  ['has nothing to do when it rests', at('open'), { type: 'slid' }, 'open', []],
  [
    'closes at once when its content goes away',
    at('open'),
    { type: 'page-changed', hasContent: false, isInPage: false },
    'closed',
    [{ type: 'hide' }, { type: 'notify', fact: 'closed', source: 'script' }],
  ],
  [
    'stays open when its content changes',
    at('open'),
    { type: 'page-changed', hasContent: true, isInPage: false },
    'open',
    [],
  ],
  [
    'closes at once when the page becomes wide',
    at('opening'),
    { type: 'page-changed', hasContent: true, isInPage: true },
    'closed',
    [{ type: 'hide' }, { type: 'notify', fact: 'closed', source: 'script' }],
  ],
  [
    'is closed when the browser has closed it',
    at('open'),
    { type: 'gone' },
    'closed',
    [{ type: 'hide' }, { type: 'notify', fact: 'closed', source: 'script' }],
  ],
  ['does nothing twice when it is gone', closed, { type: 'gone' }, 'closed', []],
];

describe('<offcanvas-panel> decisions: a panel', () => {
  for (const [title, before, action, phase, effects] of rows) {
    it(`a panel ${title}`, () => {
      const step = stepPanel(before, action);
      assert.equal(step.state.phase, phase);
      assert.deepEqual(step.effects, effects);
    });
  }
});
