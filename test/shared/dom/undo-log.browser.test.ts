import { expect, fixture, html } from '@open-wc/testing';
import { createUndoLog, type UndoLog } from '../../../shared/dom/undo-log.js';
import { restoreText, writeText } from '../../../shared/dom/write-text.js';

describe('shared/dom: undo log', () => {
  let log: UndoLog;
  let place: HTMLElement;
  let before: string;

  beforeEach(async () => {
    log = createUndoLog();
    place = await fixture<HTMLElement>(
      html`<div>
        <p class=" b  a " title="Server" style="color: red;">Some <b>words</b></p>
        <p id="plain">Plain</p>
        <button disabled>Send</button>
        <input name="q" />
      </div>`,
    );
    before = place.innerHTML;
  });

  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    place.querySelector(selector) as Found;

  function changeEverything(): void {
    for (const name of ['p', '#plain'].map(find)) {
      log.setAttribute(name, 'title', 'Ours');
      log.setAttribute(name, 'hidden', '');
      log.setAttribute(name, 'hidden', null);
      log.toggleClass(name, 'a', false);
      log.toggleClass(name, 'c', true);
      writeText(log, name, 'Ours');
      writeText(log, name, 'Ours again');
      log.setStyle(name, 'color', 'blue', 'important');
      log.setStyle(name, 'outline', 'none');
      log.setShown(name, false);
    }
    log.setDisabled(find<HTMLButtonElement>('button'), false);
    log.setDisabled(find<HTMLInputElement>('input'), true);
  }

  it('the undo log leaves a page exactly as the server wrote it, whatever was done to it', () => {
    const word = find('b');
    changeEverything();
    expect(place.innerHTML).to.not.equal(before);
    log.restoreAll();
    expect(place.innerHTML).to.equal(before);
    expect(find('b')).to.equal(word);
  });

  it('the undo log makes the changes that it is asked for', () => {
    changeEverything();
    const first = find('p');
    expect([first.title, first.className, first.textContent]).to.deep.equal(['Ours', 'b c', 'Ours again']);
    expect([first.style.color, first.style.getPropertyPriority('color')]).to.deep.equal([
      'blue',
      'important',
    ]);
    expect(first.checkVisibility()).to.equal(false);
    expect(first.hidden).to.equal(false);
    expect(find<HTMLButtonElement>('button').disabled).to.equal(false);
    expect(find<HTMLInputElement>('input').disabled).to.equal(true);
  });

  it('the undo log counts the first write of a thing only, and starts anew once that is undone', () => {
    const first = find('p');
    log.setAttribute(first, 'title', 'One');
    log.setAttribute(first, 'title', 'Two');
    log.restoreAll();
    expect(first.title).to.equal('Server');
    first.title = 'The page’s own';
    log.setAttribute(first, 'title', 'Three');
    log.restoreAll();
    expect(first.title).to.equal('The page’s own');
  });

  it('the undo log gives one element back and keeps the others', () => {
    changeEverything();
    log.restore(find('#plain'));
    expect(find('#plain').outerHTML).to.equal('<p id="plain">Plain</p>');
    expect(find('p').title).to.equal('Ours');
    log.restoreAll();
    expect(place.innerHTML).to.equal(before);
  });

  it('the undo log keeps a class that the page has set meanwhile', () => {
    const [first, plain] = [find('p'), find('#plain')];
    log.toggleClass(first, 'a', false);
    log.toggleClass(plain, 'c', true);
    for (const one of [first, plain]) one.classList.add('theirs');
    log.restoreAll();
    expect([...first.classList].sort()).to.deep.equal(['a', 'b', 'theirs']);
    expect([...plain.classList]).to.deep.equal(['theirs']);
  });

  it('the undo log takes no class for the name of none', () => {
    log.toggleClass(find('#plain'), '', true);
    expect(find('#plain').hasAttribute('class')).to.equal(false);
  });

  it('the undo log leaves no empty style attribute behind, also while a thing is shown', () => {
    const plain = find('#plain');
    log.setShown(plain, false);
    expect(plain.style.getPropertyPriority('display')).to.equal('important');
    log.setShown(plain, true);
    expect(plain.hasAttribute('style')).to.equal(false);
    log.setShown(plain, true, 'inline-block');
    expect(getComputedStyle(plain).display).to.equal('inline-block');
    log.restoreAll();
    expect(plain.hasAttribute('style')).to.equal(false);
  });

  it('the undo log gives a property back with its priority', () => {
    const first = find('p');
    first.style.setProperty('color', 'red', 'important');
    log.setStyle(first, 'color', '');
    expect(first.hasAttribute('style')).to.equal(false);
    log.restoreAll();
    expect(first.getAttribute('style')).to.equal('color: red !important;');
  });

  it('the undo log gives a text back for a while, and takes it again', () => {
    const first = find('p');
    writeText(log, first, 'Ours');
    restoreText(log, first);
    expect(first.innerHTML).to.contain('<b>words</b>');
    writeText(log, first, 'Ours again');
    log.restoreAll();
    expect(place.innerHTML).to.equal(before);
    restoreText(log, find('#plain'));
  });

  it('the undo log undoes a change of any kind once, the last one first', () => {
    const undone: string[] = [];
    const plain = find('#plain');
    for (const thing of ['one', 'two', 'one']) log.remember(plain, thing, () => undone.push(thing));
    log.remember(find('p'), 'one', () => undone.push('elsewhere'));
    log.restoreAll();
    log.restoreAll();
    expect(undone).to.deep.equal(['elsewhere', 'two', 'one']);
  });

  it('the undo log reaches a form whose fields have the names of its own members', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><input name="setAttribute" /><input name="getAttribute" /></form>`,
    );
    log.setAttribute(form, 'novalidate', '');
    expect(form.matches('[novalidate]')).to.equal(true);
    log.restoreAll();
    expect(form.matches('[novalidate]')).to.equal(false);
  });
});
