import { format, isValid, parse } from 'date-fns';

/** Whether a text is a real date in exactly this format: written anew it must be the same text. */
export function isExactDate(text: string, serverFormat: string): boolean {
  const tokens = serverFormat.replaceAll('DD', 'dd').replaceAll('YYYY', 'yyyy');
  const date = parse(text, tokens, new Date(0));
  return isValid(date) && format(date, tokens) === text;
}
