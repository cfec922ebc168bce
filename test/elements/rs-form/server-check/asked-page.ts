import { openFormPage, type FormPage } from '../page-driver.js';
import { practiceJson, practicePage } from '../practice-page.js';
import { server } from './ask-play-server.js';

/** Opens the practice's form, checked by the browser and by a server that answers by the query. */
export function openAsked(query: Readonly<Record<string, string>>, attributes = ''): Promise<FormPage> {
  const url = server(query).replaceAll('&', '&amp;');
  return openFormPage(
    practicePage(
      { ...practiceJson, validation: ['browser', 'server'] },
      `privacy="strict" validate-url="${url}" ${attributes}`,
    ),
  );
}

/** Presses the button and waits for the event that follows. */
export async function pressUntil<Type extends keyof HTMLElementEventMap>(
  page: FormPage,
  type: Type,
): Promise<HTMLElementEventMap[Type]> {
  const heard = new Promise<HTMLElementEventMap[Type]>((resolve) => {
    page.element.addEventListener(type, resolve, { once: true });
  });
  await page.press();
  return heard;
}

/** Settles with the post that the browser is about to send, and cancels it. */
export function posted(): Promise<FormData> {
  return new Promise((resolve) => {
    const last = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      window.removeEventListener('submit', last);
      event.preventDefault();
      resolve(new FormData(event.target as HTMLFormElement, event.submitter));
    };
    window.addEventListener('submit', last);
  });
}

export function answer(...invalid: readonly (readonly [number, string])[]): Record<string, string> {
  return {
    answer: JSON.stringify({
      formComponents: [11, 12, 13, 14, 15],
      invalidComponents: invalid.map(([id]) => id),
      validationMessages: Object.fromEntries(invalid),
    }),
  };
}

export function fill(page: FormPage): void {
  page.tick('E-mail');
  page.type('Email', 'ana@ejemplo.es');
  page.type('consulta', 'Hola');
}
