import { expect } from '@open-wc/testing';
import { errorBoxText, showErrorBox } from '../../../../elements/rs-form/checks/errors.dom.js';
import type { ServerVerdict } from '../../../../elements/rs-form/checks/violation.model.js';
import { serverLimits, type ServerLimits } from '../../../../elements/rs-form/server-check/ask-server.dom.js';
import {
  createServerCheck,
  type ServerCheck,
} from '../../../../elements/rs-form/server-check/server-check.js';

import { echo, server } from './ask-play-server.js';
import { practiceForm } from '../practice-page.js';
import { placeForm, sessionOf, type TestSession } from '../session-of.js';

const answer = (answered: unknown) => server({ answer: JSON.stringify(answered) });

async function ask(query: string, limits: ServerLimits = serverLimits): Promise<ServerVerdict> {
  const session = await sessionOf();
  session.shell.validateUrl = query;
  return createServerCheck(session, limits).ask(null);
}

const failure = (kind: string) => ({ type: 'failed', failure: kind });
const invalid = (...errors: readonly (readonly [string, string])[]) => ({
  type: 'answered',
  page: null,
  errors: errors.map(([name, message]) => ({ name, text: { message } })),
});

describe('the server’s word on a form', () => {
  it('the server’s verdict on a form is asked with every field, and with the page that is checked', async () => {
    const session = await sessionOf();
    session.shell.validateUrl = server({ fault: 'echo' });
    const { method, type, post } = await echo(session, 2);
    expect([method, type]).to.deep.equal(['POST', 'application/x-www-form-urlencoded']);
    const pairs = new URLSearchParams(post);
    expect(pairs.get('form[formId]')).to.equal('1');
    expect(pairs.get('form[Enviar]')).to.equal('Enviar');
    expect([...pairs].at(-1)).to.deep.equal(['page', '2']);
    expect(new URLSearchParams((await echo(session)).post).has('page')).to.be.false;
  });

  it('the server’s verdict on a form is yes when nothing is invalid', async () => {
    expect(await ask(answer({ formComponents: [12, 13] }))).to.deep.equal(invalid());
  });

  it('the server’s verdict on a form names the fields in the order of the form, with the server’s words as text (resp-01)', async () => {
    const hostile = '<img src=x onerror="window.__pwned=1">Falta';
    const verdict = await ask(
      answer({
        formComponents: [12, 13],
        invalidComponents: ['13', '12'],
        validationMessages: { 12: hostile },
      }),
    );
    expect(verdict).to.deep.equal(invalid(['Telefono', 'Falta'], ['Email', 'Este campo no es válido.']));
    expect(Reflect.get(window, '__pwned')).to.equal(undefined);
  });

  it('the server’s verdict on a form names the page to show, counted from 0', async () => {
    const verdict = await ask(
      answer({ formComponents: [12], invalidComponents: [12], currentPage: 2, allPages: '3' }),
    );
    expect(verdict).to.have.property('page', 1);
  });

  it('the server’s verdict on a form is still a no where it names a component that is not in the form', async () => {
    const verdict = await ask(
      answer({ formComponents: [12], invalidComponents: [999, 998], validationMessages: { 998: 'Código' } }),
    );
    expect(verdict).to.deep.equal({
      type: 'answered',
      page: null,
      errors: [
        { name: '', text: { key: 'rs-form.server-invalid', values: [] } },
        { name: '', text: { message: 'Código' } },
      ],
    });
  });

  it('the server’s verdict on a form is about this form and not about another with the same ids', async () => {
    const other = practiceForm
      .replaceAll('form[Email]', 'form[Otro]')
      .replace('name="form[formId]" value="1"', 'name="form[formId]" value="2"');
    await placeForm(other);
    const session = await sessionOf();
    session.shell.validateUrl = answer({ formComponents: [13], invalidComponents: [13] });
    expect(await createServerCheck(session).ask(null)).to.deep.equal(
      invalid(['Email', 'Este campo no es válido.']),
    );
  });

  it('the server’s verdict on a form gives a field without any words one of ours', async () => {
    const session = await sessionOf(practiceForm.replaceAll('Este campo no es válido.', ''));
    session.shell.validateUrl = answer({ invalidComponents: [13] });
    const verdict = await createServerCheck(session).ask(null);
    expect(verdict).to.have.deep.nested.property('errors[0].text', { key: 'rs-form.invalid', values: [] });
  });
});

describe('a server that gives no word', () => {
  const limits = { ...serverLimits, askMs: 60, answerBytes: 200_000 };
  const table: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
    ['breaks the connection', { fault: 'reset' }, 'network'],
    ['breaks off within its answer', { fault: 'cut' }, 'network'],
    ['sends the visitor to a login page (http-01)', { fault: 'redirect' }, 'answer'],
    ['sends the post to another site', { fault: 'other-site' }, 'network'],
    ['never ends its answer', { fault: 'endless' }, 'answer'],
    ['forbids it (http-03)', { status: '403', answer: 'Invalid Token' }, 'server'],
    ['finds it too large (http-05)', { status: '413', answer: 'too large' }, 'server'],
    ['has had too many calls (http-07)', { status: '429' }, 'server'],
    ['fails', { status: '500' }, 'server'],
    ['stands behind a broken gateway (http-09)', { status: '502', answer: '<html>' }, 'server'],
    ['is not there today', { status: '503' }, 'server'],
    ['has nothing to say (http-11)', { status: '204' }, 'server'],
    ['sends a part', { status: '206' }, 'server'],
    ['has created something', { status: '201' }, 'server'],
    ['sends nothing (resp-05)', { answer: '' }, 'answer'],
    ['sends null', { answer: 'null' }, 'answer'],
    ['sends a list (resp-07)', { answer: '[]' }, 'answer'],
    ['sends half of it', { answer: '{"formComponents":[1],"inval' }, 'answer'],
    ['sends a page', { answer: '<!doctype html><title>Login</title>' }, 'answer'],
    ['sends braces (resp-21)', { answer: '{'.repeat(5_000) }, 'answer'],
  ];
  for (const [title, query, kind] of table) {
    it(`a server that ${title} gives no yes`, async () =>
      expect(await ask(server(query))).to.deep.include(failure(kind)));
  }

  for (const fault of ['hang', 'stall']) {
    it(`a server that gives no verdict is given up after the limit when it does: ${fault}`, async () => {
      expect(await ask(server({ fault }), limits)).to.deep.equal(failure('timeout'));
    });
  }

  it('a server that gives no verdict is not reached on another site that does not let us', async () => {
    const { port } = location;
    expect(await ask(`http://localhost:${port}/play-server`)).to.deep.equal(failure('network'));
  });
});

describe('a second call', () => {
  const settled = (promise: Promise<unknown>) => {
    const state = { isSettled: false };
    void promise.then(() => (state.isSettled = true));
    return state;
  };

  async function outrun(check: ServerCheck, session: TestSession, stop: () => void): Promise<void> {
    session.shell.validateUrl = server({ hold: 'late', answer: '{"invalidComponents":[12]}' });
    const first = settled(check.ask(null));
    stop();
    session.shell.validateUrl = server({ release: 'late' });
    expect(await check.ask(null)).to.deep.equal(invalid());
    expect(await check.ask(null)).to.deep.equal(invalid());
    expect(first.isSettled).to.be.false;
  }

  it('a second request replaces the first, whose late answer is dropped', async () => {
    const session = await sessionOf();
    await outrun(createServerCheck(session), session, () => undefined);
  });

  it('a second request is answered after the first was stopped', async () => {
    const session = await sessionOf();
    const check = createServerCheck(session);
    await outrun(check, session, () => check.stop());
    expect(session.reports).to.deep.equal([]);
  });

  it('a second request of another form goes on beside the first', async () => {
    const [one, other] = [await sessionOf(), await sessionOf()];
    one.shell.validateUrl = server({ hold: 'beside' });
    other.shell.validateUrl = server({ release: 'beside' });
    const first = createServerCheck(one).ask(null);
    expect(await createServerCheck(other).ask(null)).to.deep.equal(invalid());
    expect(await first).to.deep.equal(invalid());
  });
});

describe('a page’s own validation', () => {
  it('the validation of a page script may add to the sent values, and to the errors', async () => {
    const session = await sessionOf();
    session.shell.validateUrl = answer({ formComponents: [13], invalidComponents: [13] });
    const sent: string[] = [];
    session.shell.hooks.addValidation({
      beforeSend(pairs) {
        pairs.append('extra', 'ñ');
        sent.push(pairs.toString());
      },
      afterAnswer: () => [
        { name: 'Telefono', message: 'Ocupado' },
        { name: 'Email', message: 'Otra vez' },
        { name: 'nobody', message: '' },
      ],
    });
    const { errors } = (await createServerCheck(session).ask(null)) as Extract<
      ServerVerdict,
      { type: 'answered' }
    >;
    expect(sent[0]).to.contain('extra=%C3%B1');
    expect(errors.map(({ name }) => name)).to.deep.equal(['Telefono', 'Email', '']);
    expect(errors[1]?.text).to.deep.equal({ message: 'Este campo no es válido.' });
  });

  it('the validation of a page script stops nothing when it throws', async () => {
    const session = await sessionOf();
    session.shell.validateUrl = server({});
    const broken = () => {
      throw new Error('broken');
    };
    session.shell.hooks.addValidation({ beforeSend: broken, afterAnswer: broken });
    session.shell.hooks.editors.set('form[consulta]', broken);
    expect(await createServerCheck(session).ask(null)).to.deep.equal(invalid());
    expect(session.reports).to.have.length(3);
  });
});

describe('the server’s box of errors', () => {
  const box = '<div id="rsform_error_1"><p>Revisa los campos.</p></div>';

  it('the server’s box of errors is shown, hidden, and left as it was', async () => {
    const { form, undoLog } = await sessionOf(practiceForm.replace('<fieldset', `${box}<fieldset`));
    const element = form.element.querySelector('#rsform_error_1') as HTMLElement;
    element.style.display = 'none';
    showErrorBox(form, undoLog, true);
    expect(element.getClientRects().length).to.equal(1);
    showErrorBox(form, undoLog, false);
    expect(element.getClientRects().length).to.equal(0);
    undoLog.restoreAll();
    expect(element.getAttribute('style')).to.equal('display: none;');
    expect(errorBoxText(form)).to.equal('Revisa los campos.');
  });

  it('the server’s box of errors may be missing, or be another form’s', async () => {
    const other = await sessionOf(practiceForm.replace('<fieldset', `${box.replace('_1', '_2')}<fieldset`));
    showErrorBox(other.form, other.undoLog, true);
    expect(errorBoxText(other.form)).to.equal(null);
  });
});
