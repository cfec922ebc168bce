import { ConfigError } from '../../shared/element/config-error.js';
import { fileError } from '../../shared/element/file-error.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { adoptSheet } from './adapters/adopt-sheet.js';
import { createLoan, type Loan } from './adapters/borrow.js';
import { findList, type ParentItem, readItems } from './adapters/read-menu.js';
import { addToggle } from './adapters/toggles.js';
import { watchQuery } from './adapters/watch-query.js';
import { defaultBreakpoint, serverTarget } from './contract/mobile.js';
import { breakpointQuery } from './engine/breakpoint-query.js';
import type { MenuSession } from './nav-menu.session.js';
import type { NavMenuElement } from './nav-menu.shell.js';
import { navMenuStyles } from './nav-menu.styles.js';

/** What runs behind a `<nav-menu>` while it is in the document. */
export type NavMenuCore = ShellCore & Required<Pick<ShellCore, 'optionChanged'>>;

/** The server's list with a toggle for each item that has a submenu, and what it all was before. */
export interface MenuPlace {
  readonly shell: NavMenuElement;
  readonly list: HTMLElement;
  readonly items: readonly ParentItem[];
  readonly toggles: readonly HTMLElement[];
  readonly loan: Loan;
  readonly sheet: CSSStyleSheet;
  readonly serverTarget: string;
}

/** Makes a closed menu of the server's list. What opens it comes next, as a part of its own. */
export function startCore(shell: NavMenuElement): NavMenuCore {
  const list = findList(shell);
  if (!list) throw new ConfigError(shell, 'content', 'found no list, expected a <ul> with nested lists');
  const items = readItems(list);
  const loan = createLoan();
  const toggles = items.map((item) => addToggle(item, loan));
  const sheet = adoptSheet(shell, navMenuStyles.cssText, loan);
  const early = new AbortController();
  const { signal } = early;
  const page = shell.ownerDocument;
  const view = page.defaultView as Window;
  let isMobile = false;
  let session: MenuSession | undefined;
  let stopQuery: (() => void) | undefined;

  async function load(): Promise<void> {
    try {
      const { startSession } = await import('./nav-menu.session.js');
      if (signal.aborted) return;
      early.abort();
      session = startSession({ shell, list: list as HTMLElement, items, toggles, loan, sheet, serverTarget });
      session.cross(isMobile);
    } catch (error) {
      shell.report(fileError(shell, 'session', error));
      // Without what opens them, all submenus are plain lists again.
      stop();
      shell.setAttribute('data-ready', '');
    }
  }

  /** For what the visitor does before the session is there. */
  function soon(task: (session: MenuSession) => void): void {
    void loading.then(() => session && task(session));
  }

  /** Nothing is open yet, so a toggle opens, and so does a first tap on a link beside one. */
  function pressEarly(event: PointerEvent): void {
    const { target, pointerType } = event;
    const item = toggles.findIndex(
      (toggle) =>
        toggle.contains(target as Node) ||
        (pointerType === 'touch' && toggle.previousElementSibling?.contains(target as Node)),
    );
    if (item < 0) return;
    event.preventDefault();
    soon((one) => one.press({ item, isPointer: event.detail > 0 }));
  }

  function cross(isNowMobile: boolean): void {
    isMobile = isNowMobile;
    loan.set(list as HTMLElement, 'data-nav-menu', isMobile ? 'mobile' : 'desktop');
    shell.setState('mobile', isMobile);
    session?.cross(isMobile);
  }

  function readBreakpoint(): void {
    const server = page.getElementById(serverTarget)?.dataset['gMenuBreakpoint'];
    const wanted = shell.breakpoint || server || defaultBreakpoint;
    const watch = (text: string) => watchQuery(view, breakpointQuery(text), cross);
    stopQuery?.();
    stopQuery = watch(wanted);
    if (stopQuery) return;
    stopQuery = watch(defaultBreakpoint);
    const problem = `found "${wanted}", expected a width such as 48rem, or a media query`;
    shell.report(new ConfigError(shell, 'attribute breakpoint', problem));
  }

  function stop(): void {
    early.abort();
    stopQuery?.();
    session?.stop();
    loan.giveBack();
    shell.setState('mobile', false);
  }

  readBreakpoint();
  list.addEventListener('pointerover', (event) => soon((one) => one.hover(event)), { signal });
  list.addEventListener('click', pressEarly, { signal });
  loan.set(shell, 'data-ready', '');
  const loading = load();

  return {
    optionChanged(name) {
      if (name === 'breakpoint') readBreakpoint();
      else session?.cross(isMobile);
    },
    stop,
  };
}
