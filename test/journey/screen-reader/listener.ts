import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilTrue, type Orca } from './start-orca.js';

/** Orca's words for roles and states of a transcript; '' for those that it does not say. */
const orcaWords = new Map([
  ['checkbox', 'check box'],
  ['textbox', 'entry'],
  ['invalid', 'invalid entry'],
  ['heading', 'heading level'],
  ['region', ''],
]);

/** Words that a screen reader has to say in a step: announcements, and those of the control that takes the focus. */
interface Words {
  readonly announced: readonly string[];
  readonly control: readonly string[];
}

/** Steps of a transcript by their titles. */
type Steps = ReadonlyMap<string, Words>;

/**
 * Returns the steps of a transcript. The words of a control are divided by its commas. A step that leaves the focus where
 * it was has none of them, because a screen reader says a control when it takes the focus.
 */
export function stepsOf(name: string): Steps {
  const file = join(import.meta.dirname, '..', 'transcripts', `${name}.transcript.txt`);
  let focused = '';
  const steps = readFileSync(file, 'utf8').split('\n\n');
  return new Map(
    steps.map((step) => {
      const [title = '', ...lines] = step.trim().split('\n');
      const announced = lines.flatMap((line) => (line.startsWith(says) ? [line.slice(says.length)] : []));
      const [control, ...states] =
        lines
          .find((line) => line.startsWith(focus))
          ?.slice(focus.length)
          .split(', ') ?? [];
      const hasMoved = control !== focused;
      focused = control ?? focused;
      const words = control === undefined || !hasMoved ? [] : [control, ...states].map(inOrca);
      return [title.slice('# '.length), { announced, control: words }];
    }),
  );
}

const says = 'says: ';
const focus = 'focus: ';
const inOrca = (word: string) => orcaWords.get(word) ?? word;

/** Visitor who hears Orca: in each step of a story Orca has to say the words of its transcript, and no announcement twice. */
export class Listener {
  readonly #orca: Orca;
  readonly #steps: Steps;
  #heard: number;

  constructor(orca: Orca, steps: Steps) {
    this.#orca = orca;
    this.#steps = steps;
    this.#heard = orca.said().length;
  }

  async step(title: string, act: () => Promise<unknown>): Promise<void> {
    const words = this.#steps.get(title);
    assert.ok(words, `the transcript has no step “${title}”`);
    await act();
    const wanted = [...words.announced, ...words.control];
    const missing = () => wanted.filter((piece) => !this.#since().join(' ').includes(piece));
    await untilTrue(
      () => missing().length === 0,
      () => `${title}: Orca said\n${this.#since().join('\n')}\nwithout\n${missing().join('\n')}`,
    );
    const said = this.#since();
    this.#heard = this.#orca.said().length;
    if (process.env['TRANSCRIPTS'] === 'write') console.log([`# ${title}`, ...said, ''].join('\n'));
    const twice = words.announced.filter((text) => said.filter((one) => one === text).length > 1);
    assert.deepEqual(twice, [], `${title}: said twice`);
  }

  #since(): readonly string[] {
    return this.#orca.said().slice(this.#heard);
  }
}
