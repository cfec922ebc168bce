import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.js';
import { ConditionsPanel } from './ConditionsPanel.js';
import { useEditor, useStore } from './editor-store.js';
import { FieldPanel } from './FieldPanel.js';
import { FormPanel } from './FormPanel.js';
import { Tabs } from './Tabs.js';
import { TotalsPanel } from './TotalsPanel.js';

const panels = { field: FieldPanel, conditions: ConditionsPanel, totals: TotalsPanel, form: FormPanel };

interface SettingsPanelProps {
  /** Content above the tabs. */
  readonly children: ReactNode;
}

/** Settings of the chosen field, conditions, totals, and settings of the form. */
export function SettingsPanel({ children }: SettingsPanelProps) {
  const texts = useTexts();
  const store = useStore();
  const section = useEditor((state) => state.section);
  const Panel = panels[section];
  return (
    <section className="view view-settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{texts.sections}</h2>
      {children}
      <Tabs
        label={texts.sections}
        current={section}
        tabs={[
          ['field', texts.sectionField],
          ['conditions', texts.sectionConditions],
          ['totals', texts.sectionTotals],
          ['form', texts.sectionForm],
        ]}
        onChange={(id) => store.open(id)}
      >
        <Panel />
      </Tabs>
    </section>
  );
}
