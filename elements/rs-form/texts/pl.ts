import type { TextsLike } from '../../../shared/i18n/texts.js';
import { polishUploadTexts } from '../../../shared/uploads/texts/pl.js';
import type { es } from './es.js';

/** Polish texts of `<rs-form>`. */
export const texts = Object.freeze({
  ...polishUploadTexts,

  // Parts that are late or lost.
  'rs-form.waiting': 'Chwileczkę: formularz jest przygotowywany…',
  'rs-form.late':
    'Trwa to dłużej niż zwykle i nic jeszcze nie zostało wysłane. Wpisane dane nadal tu są: proszę chwilę poczekać, sprawdzić połączenie lub napisać do nas w inny sposób.',
  'rs-form.lost':
    'Część formularza się nie wczytała i nic nie zostało wysłane. Wpisane dane nadal tu są: proszę spróbować ponownie, odświeżyć stronę lub napisać do nas w inny sposób.',
  'rs-form.not-there':
    'Formularz się nie wczytał. Proszę spróbować ponownie, odświeżyć stronę lub napisać do nas w inny sposób.',
  'rs-form.retry': 'Spróbuj ponownie',
  'rs-form.send-unchecked': 'Wyślij bez sprawdzania',

  // Checks and attempts to send.
  'rs-form.email': 'Proszę wpisać pełny adres e-mail, na przykład imie@example.com.',
  'rs-form.tel': 'Proszę wpisać numer telefonu w wymaganym formacie.',
  'rs-form.url': 'Proszę wpisać pełny adres strony, na przykład https://example.com.',
  'rs-form.number': 'Proszę wpisać liczbę.',
  'rs-form.range': 'Proszę wybrać wartość mieszczącą się w granicach.',
  'rs-form.valueMissing': 'To pole jest wymagane.',
  'rs-form.date': 'Proszę wpisać lub wybrać pełną datę.',
  'rs-form.time': 'Proszę wpisać lub wybrać pełną godzinę.',
  'rs-form.patternMismatch': 'Proszę użyć wymaganego formatu.',
  'rs-form.patternHint': 'Proszę użyć wymaganego formatu: %s',
  'rs-form.dayUnderflow': 'Proszę wybrać datę nie wcześniejszą niż %s.',
  'rs-form.dayOverflow': 'Proszę wybrać datę nie późniejszą niż %s.',
  'rs-form.rangeUnderflow': 'Wartość musi wynosić co najmniej %s.',
  'rs-form.rangeOverflow': 'Wartość może wynosić najwyżej %s.',
  'rs-form.stepMismatch': 'Wartość musi się zmieniać o krok %s.',
  'rs-form.tooShort': 'Minimalna liczba znaków: %s.',
  'rs-form.tooLong': 'Maksymalna liczba znaków: %s.',
  'rs-form.errors': {
    one: 'W formularzu jest %d błąd.',
    few: 'W formularzu są %d błędy.',
    many: 'W formularzu jest %d błędów.',
    other: 'W formularzu jest %d błędu.',
  },
  'rs-form.sending': 'Wysyłanie wiadomości…',
  'rs-form.checking': 'Sprawdzanie danych…',
  'rs-form.cancel': 'Anuluj',
  'rs-form.invalid': 'To pole nie jest poprawne.',
  'rs-form.server-invalid': 'Serwer nie przyjmuje jednej z danych w formularzu.',
  'rs-form.network':
    'Nie udało się połączyć, aby sprawdzić dane. Nadal tu są: proszę sprawdzić połączenie i spróbować ponownie, odświeżyć stronę lub napisać do nas w inny sposób.',
  'rs-form.timeout': 'Sprawdzanie trwa zbyt długo. Wpisane dane nadal tu są: proszę spróbować ponownie.',
  'rs-form.server':
    'W tej chwili nie można sprawdzić danych. Nadal tu są: proszę spróbować ponownie za chwilę.',
  'rs-form.forbidden':
    'Serwer nie przyjmuje formularza. Wpisane dane nadal tu są: można je skopiować, a następnie odświeżyć stronę i spróbować ponownie.',
  'rs-form.too-large':
    'Wpisane dane są zbyt obszerne, aby je wysłać. Nadal tu są: proszę je skrócić i spróbować ponownie.',
  'rs-form.token-renewed':
    'Strona była długo otwarta i nic nie zostało wysłane. Wpisane dane nadal tu są: proszę jeszcze raz nacisnąć przycisk wysyłania.',
  'rs-form.token-renewed-code':
    'Strona była długo otwarta i nic nie zostało wysłane. Wpisane dane nadal tu są: proszę wpisać kod z obrazka i jeszcze raz nacisnąć przycisk wysyłania.',
  'rs-form.bot-check':
    'Nie udało się dokończyć kontroli antyspamowej. Wpisane dane nadal tu są: proszę spróbować ponownie lub napisać do nas w inny sposób.',
  'rs-form.still-here':
    'Wygląda na to, że wiadomość nie została wysłana. Wpisane dane nadal tu są: proszę sprawdzić połączenie i spróbować ponownie.',

  // The list of errors.
  'rs-form.errors-hint': 'Nic jeszcze nie zostało wysłane. Wpisane dane nadal tu są.',
  'rs-form.error-link': '%1$s: %2$s',

  // Fields that a condition brings, and field behaviours. The first `%d` of a plural is its number.
  'rs-form.revealed': {
    one: 'Nowe pole: %2$s.',
    few: 'Nowe pola: %2$s.',
    many: 'Nowe pola: %2$s.',
    other: 'Nowe pola: %2$s.',
  },
  'rs-form.characters-left': {
    one: 'Pozostał %d znak.',
    few: 'Pozostały %d znaki.',
    many: 'Pozostało %d znaków.',
    other: 'Pozostało %d znaku.',
  },
  'rs-form.characters-over': {
    one: 'O %d znak za dużo.',
    few: 'O %d znaki za dużo.',
    many: 'O %d znaków za dużo.',
    other: 'O %d znaku za dużo.',
  },
  'rs-form.day-changed': 'Dzień zmieniono na %d.',
  'rs-form.limit': {
    one: 'Można zaznaczyć %d opcję. Aby zmienić wybór, proszę ją odznaczyć.',
    few: 'Można zaznaczyć %d opcje. Aby zmienić wybór, proszę jedną odznaczyć.',
    many: 'Można zaznaczyć %d opcji. Aby zmienić wybór, proszę jedną odznaczyć.',
    other: 'Można zaznaczyć %d opcji. Aby zmienić wybór, proszę jedną odznaczyć.',
  },

  // Pages.
  'rs-form.progress': 'Strona %d z %d',
  'rs-form.page-shown': '%s: %s',

  // Totals.
  'rs-form.total-too-large': 'Wartość zbyt duża, aby ją obliczyć',
  'rs-form.total-waits': 'Oczekiwane dane: %s',
  'rs-form.no-number': 'Proszę wpisać liczbę, na przykład %s.',

  // Drafts.
  'rs-form.draft-kept': 'Wpisane dane są przechowywane w tej karcie przez %d min.',
  'rs-form.draft-restored': 'Przywrócono wcześniej wpisane dane.',
  'rs-form.draft-undo': 'Cofnij',
  'rs-form.draft-undone': 'Formularz jest taki jak przedtem.',
  'rs-form.draft-discard': 'Usuń zapisane dane',
  'rs-form.draft-discarded': 'Zapisane dane zostały usunięte.',

  // The check against robots, and the consent that it may need.
  'rs-form.send-anyway': 'Wyślij mimo to',
  'rs-form.bot-unsolved':
    'Brakuje kontroli antyspamowej: proszę ją wypełnić w jej polu i wysłać ponownie. Wpisane dane nadal tu są.',
  'rs-form.work': 'Sprawdzanie, czy formularza nie wypełnia robot…',
  'rs-form.work-done': 'Sprawdzono.',
  'consent.text':
    'Przed wysłaniem formularz korzysta z zewnętrznej kontroli antyspamowej, która może zapisywać pliki cookie.',
  'consent.allow-once': 'Zezwól tym razem i wyślij',
  'consent.allow-always': 'Zawsze zezwalaj i wyślij',

  // Images with a code.
  'rs-form.captcha-image': 'Obrazek z literami i cyframi',
  'rs-form.captcha-renewed': 'Jest nowy obrazek. Proszę wpisać, co na nim widać.',
  'rs-form.captcha-failed': 'Nie udało się wczytać obrazka.',
  'rs-form.captcha-retry': 'Wczytaj inny obrazek',

  // Sending without leaving the page.
  'rs-form.uploading': 'Trwa wysyłanie…',
  'rs-form.stop-sending': 'Nie wysyłaj',
  'rs-form.sending-stopped': 'Wysyłanie zostało zatrzymane.',
  'rs-form.sent-part': 'Wysłano %d %%.',

  // The thank-you.
  'rs-form.accepted': 'Wiadomość została wysłana.',
  'rs-form.thank-you': 'Wiadomość wysłana',
  'rs-form.close': 'Zamknij',
  'rs-form.continue': 'Kontynuuj',

  // Forms that are rendered from JSON.
  'rs-form.file-extra': 'Dodaj kolejny plik',
  'rs-form.captcha-extra': 'Wczytaj inny obrazek',
  'rs-form.loading': 'Wczytywanie formularza…',
  'rs-form.load-failed':
    'Nie udało się wyświetlić formularza. Proszę spróbować ponownie lub napisać do nas w inny sposób.',
  'rs-form.day': 'Dzień',
  'rs-form.month': 'Miesiąc',
  'rs-form.year': 'Rok',
  'rs-form.previous': 'Wstecz',
  'rs-form.next': 'Dalej',
} satisfies TextsLike<typeof es>);
