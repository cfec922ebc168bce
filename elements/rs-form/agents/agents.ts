import { ConfigError } from '../../../shared/element/config-error.js';
import { labelText, referredText } from '../../../shared/dom/label-text.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { errorElementOf, labelTextOf } from '../markup/field-parts.dom.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { describeTool, isToolName } from './tool.model.js';

/**
 * Describes the form to agents in the browser, by the attributes of WebMCP (an experimental draft): an agent may fill it in, and
 * the visitor sends it.
 */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, undoLog } = session;
  const { toolName, toolDescription } = shell;
  if (!isToolName(toolName)) {
    const expected = 'up to 64 letters, digits, "_" or "-", such as send_message';
    const problem = `found ${JSON.stringify(toolName)}, expected ${expected}`;
    shell.report(new ConfigError(shell, 'attribute tool-name', problem, 'form-tool'));
    return { stop: () => undefined };
  }
  const description = toolDescription || nameOf(form.element);
  if (description === '') {
    const problem = 'found none, and no name of the form, expected what the form is for';
    shell.report(new ConfigError(shell, 'attribute tool-description', problem, 'form-tool'));
    return { stop: () => undefined };
  }
  undoLog.setAttribute(form.element, 'toolname', toolName);
  undoLog.setAttribute(form.element, 'tooldescription', description);
  // Only the visitor sends.
  undoLog.setAttribute(form.element, 'toolautosubmit', null);
  for (const name of form.names) describeField(session, name);
  return { stop: () => undefined };
}

/** Returns the accessible name of a form; empty for none. */
function nameOf(form: HTMLFormElement): string {
  const own = Element.prototype.getAttribute.call(form, 'aria-label')?.trim();
  return own || referredText(form, 'aria-labelledby');
}

/** Describes a field at its first control. A field that no draft keeps is not for agents either. */
function describeField({ form, undoLog }: FormSession, name: string): void {
  const controls = form.controls(name);
  const [first] = controls;
  if (!first || !controlTraits(first.type).isDrafted || first.closest('[aria-hidden="true"]')) return;
  const label = controls.length > 1 ? labelTextOf(form, name) : labelText(first) || labelTextOf(form, name);
  undoLog.setAttribute(first, 'toolparamdescription', describeTool(label, hintOf(form, name, first)));
}

/** Returns the text that describes a control, without that of its error. */
function hintOf(form: ServerForm, name: string, control: FieldControl): string {
  return referredText(control, 'aria-describedby', errorElementOf(form, name));
}
