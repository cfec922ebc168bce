import * as v from 'valibot';
import { formSchema } from '../../elements/rs-form/definition/form-schema.js';

type Step = string | number;

/** The most mistakes that are worth a line each; a page with more of them is no page of the server's. */
const mostMistakes = 50;

/** Leaves out what the schema of the JSON does not allow, and says what that was: a page may say anything. */
export function rightParts<Behaviour extends { readonly formId: number }>(
  behaviour: Behaviour,
): { readonly behaviour: Behaviour; readonly faults: readonly string[] } {
  const right = structuredClone(behaviour);
  const faults: string[] = [];
  for (let round = 0; round < mostMistakes; round += 1) {
    const [issue] = v.safeParse(formSchema, right).issues ?? [];
    if (!issue) return { behaviour: right, faults };
    const path = (issue.path ?? []).map(({ key }) => key as Step);
    faults.push(`JSON at ${path.join('.')}: found ${JSON.stringify(issue.input)}, expected ${issue.message}`);
    leaveOut(right, wholeOf(path));
  }
  throw new TypeError(`the JSON of form ${behaviour.formId} has more than ${mostMistakes} mistakes`);
}

/** Half a condition, total or bot check would do something else: with a mistake in it each goes whole, as in the element. */
function wholeOf(path: readonly Step[]): readonly Step[] {
  if (path[0] === 'conditions' || path[0] === 'calculations') return path.slice(0, 2);
  return path[0] === 'botCheck' ? path.slice(0, 1) : path;
}

/** Takes away what stands at a path; what must have it goes with it. */
function leaveOut(root: unknown, path: readonly Step[]): void {
  const [last, ...above] = path.toReversed();
  if (last === undefined) return;
  const holder = above.toReversed().reduce((one, step) => Reflect.get(Object(one), step) as unknown, root);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (Object.hasOwn(Object(holder) as object, last))
    Reflect.deleteProperty(Object(holder) as object, last);
  else leaveOut(root, path.slice(0, -1));
}
