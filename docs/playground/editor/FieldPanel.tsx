import { useState } from 'react';
import { fieldsOf, type FieldChange, type PlaygroundField } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';
import { captionId, useEditor, useStore } from './editor-store.js';
import { settingsOf, type SettingKey } from './field-settings.model.js';
import { Group, Row } from './inputs.js';
import { PrefillSettings } from './PrefillSettings.js';
import { RowsSettings } from './RowsSettings.js';
import { SettingControl } from './SettingControl.js';
import { TypeIcon } from './TypeIcon.js';

/** Settings of the chosen field. */
export function FieldPanel() {
  const texts = useTexts();
  const selected = useEditor((state) => state.selected);
  const form = useEditor(({ history }) => history.present.form);
  const field = fieldsOf(form).find(({ name }) => name === selected);
  if (!field) return <p className="empty">{texts.noSelection}</p>;
  return <Settings key={field.componentId ?? field.name} field={field} />;
}

interface SettingsProps {
  readonly field: PlaygroundField;
}

function Settings({ field }: SettingsProps) {
  const texts = useTexts();
  const store = useStore();
  const { name, type = 'text' } = field;
  const change = (key: SettingKey, value: unknown) => store.edit(name, { [key]: value } as FieldChange);
  const groups = settingsOf(type);
  const first = groups[0]?.settings.find(({ key }) => key !== 'type')?.key;

  return (
    <>
      <p className="panel-type">
        <TypeIcon type={type} />
        <span>{texts.field.types[type]}</span>
      </p>
      {groups.map(({ group, settings }) => (
        <Group key={group} title={texts[group]} isFolded={group === 'groupOwn' || group === 'groupAutofill'}>
          {settings.map(({ key, input }) => (
            <SettingControl
              key={key}
              id={key === first ? captionId : undefined}
              setting={key}
              input={input}
              field={field}
              onChange={change}
            />
          ))}
          {group === 'groupBasics' && <NameInput name={name} />}
        </Group>
      ))}
      <PrefillSettings field={field} />
      <RowsSettings field={field} />
    </>
  );
}

interface NameInputProps {
  readonly name: string;
}

/** Name of the field. It changes everywhere when the focus leaves, or at Enter. */
function NameInput({ name }: NameInputProps) {
  const texts = useTexts();
  const store = useStore();
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const rename = () => {
    if (draft === null) return;
    const isRenamed = store.rename(name, draft.trim());
    setRefused(!isRenamed);
    if (isRenamed) setDraft(null);
  };
  const problem = draft?.trim() === '' ? texts.nameEmpty : texts.nameTaken;
  return (
    <Row label={texts.field.name} id="setting-name" hint={isRefused ? problem : undefined}>
      <input
        type="text"
        id="setting-name"
        autoComplete="off"
        spellCheck={false}
        value={draft ?? name}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? 'setting-name-hint' : undefined}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => key === 'Enter' && rename()}
      />
    </Row>
  );
}
