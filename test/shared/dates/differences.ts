/**
 * A reading of one text: ours and moment's, as YYYY-MM-DD HH:mm:ss. Ours ends after the known parts; null for no date.
 */
export interface Reading {
  readonly format: string;
  readonly text: string;
  readonly ours: string | null;
  readonly moments: string | null;
}

/**
 * An intended difference between our reader of dates and moment: its name, an example of each spelling, and the reason.
 */
export interface Difference extends Reading {
  readonly what: string;
  readonly reason: string;
  /** Returns true if the readings of another text differ for the same reason. */
  covers(reading: Reading): boolean;
}

const day = (reading: string | null) => reading?.slice(0, 10) ?? null;
const time = (reading: string | null) => reading?.slice(10) ?? null;
const never = () => false;

/** Returns true if moment has read another month from a name, in any century. */
const losesMonth = ({ format, ours, moments }: Reading) => {
  const withoutMonth = (reading: string | null) =>
    day(reading)
      ?.slice(2)
      .replace(/-\d\d-/, '');
  return format.includes('MMM') && ours !== null && withoutMonth(ours) === withoutMonth(moments);
};

export const differences: readonly Difference[] = [
  {
    what: 'two-digit years from 51 to 68',
    ...{ format: 'DD-MM-YY', text: '12-03-60', ours: '1960-03-12', moments: '2060-03-12 00:00:00' },
    reason: 'two digits above 50 are the 1900s; moment cuts at 68',
    covers: ({ ours, moments }) =>
      /^19(5[1-9]|6[0-8])/.test(ours ?? '') && moments?.startsWith(`20${ours?.slice(2) ?? ''}`) === true,
  },
  {
    what: 'two digits where four are asked for',
    ...{ format: 'DD-MM-YYYY', text: '12-03-60', ours: '1960-03-12', moments: '2060-03-12 00:00:00' },
    reason: 'the same rule for whoever types a short year',
    covers: never,
  },
  {
    what: 'four digits where two are asked for',
    ...{ format: 'DD-MM-YY', text: '12-03-1999', ours: '1999-03-12', moments: '2019-03-12 00:00:00' },
    reason: 'nobody who writes 1999 means 2019',
    covers: never,
  },
  {
    what: 'a year of one digit or three',
    ...{ format: 'DD-MM-YYYY', text: '12-03-202', ours: null, moments: '0202-03-12 00:00:00' },
    reason: 'a slip of the hand, and no year of the Middle Ages',
    covers: never,
  },
  {
    what: 'a dash before the year',
    ...{ format: 'DD/MM/Y', text: '12-03-2027', ours: '2027-03-12', moments: '-2027-03-12 00:00:00' },
    reason: 'nobody has an appointment before Christ',
    covers: ({ format, text, moments }) =>
      /(^|[^Y])Y([^Y]|$)/.test(format) && /-\d{4}/.test(text) && !/^\d/.test(moments ?? ''),
  },
  {
    what: 'a time that is missing',
    ...{ format: 'DD-MM-YYYY HH:mm', text: '12-03-2027', ours: '2027-03-12', moments: '2027-03-12 00:00:00' },
    reason:
      'a visitor who has typed a day has not chosen midnight: the calendar says that the time is missing',
    covers: ({ ours, moments }) =>
      ours?.length === 10 && day(moments) === ours && time(moments) === ' 00:00:00',
  },
  {
    what: 'half a time',
    ...{
      format: 'DD-MM-YYYY HH:mm',
      text: '12-03-2027 10',
      ours: '2027-03-12',
      moments: '2027-03-12 10:00:00',
    },
    reason: 'the same: minutes are chosen, not taken for granted',
    covers: ({ ours, moments }) =>
      ours?.length === 10 && day(moments) === ours && /:00:00$/.test(moments ?? ''),
  },
  {
    what: 'an hour up to 12 without am or pm',
    ...{
      format: 'DD-MM-YYYY h:mm A',
      text: '12-03-2027 7:30',
      ours: '2027-03-12',
      moments: '2027-03-12 07:30:00',
    },
    reason: 'the evening is as likely as the morning',
    covers: ({ format, text, ours, moments }) =>
      /A/i.test(format) && !/[ap]\.?m/i.test(text) && ours?.length === 10 && day(moments) === ours,
  },
  {
    what: 'a day without its year',
    ...{ format: 'DD-MM-YYYY', text: '12-03', ours: null, moments: 'a day of this year' },
    reason: 'the server refuses it, and a visitor in December may mean the next year',
    covers: ({ text, ours, moments }) => ours === null && moments !== null && !/\d{4}/.test(text),
  },
  {
    what: 'a year without its month or day',
    ...{ format: 'YYYY-MM-DD', text: '2027-03', ours: null, moments: '2027-03-01 00:00:00' },
    reason: 'the first of the month is chosen, not taken for granted',
    covers: ({ ours, moments }) => ours === null && moments !== null,
  },
  {
    what: 'numbers that may be an hour and a day or a day and a year',
    ...{ format: 'HH, D/M/YYYY', text: '10, 8/12', ours: '2012-08-10', moments: 'a day of this year' },
    reason: 'three numbers are taken for the day, which is what a calendar asks for first',
    covers: never,
  },
  {
    what: 'a time alone',
    ...{ format: 'HH:mm', text: '10:30', ours: null, moments: 'a time of today' },
    reason: 'a calendar is for days',
    covers: never,
  },
  {
    what: 'an hour of one digit with no sign behind it',
    ...{ format: 'DD-MM-YYYY Hmm', text: '12-03-2027 930', ours: null, moments: '2027-03-12 09:30:00' },
    reason: 'who has no sign between hour and minute writes HHmm; moment has a token of its own for it',
    covers: never,
  },
  {
    what: 'a weekday that is not the day’s',
    ...{ format: 'dddd DD-MM-YYYY', text: 'Martes 12-03-2027', ours: '2027-03-12', moments: null },
    reason: 'the numbers are what the visitor counts on; the name is written right when the field is left',
    // Moment puts a year of two digits into another century, where the date has another weekday.
    covers: ({ format, ours, moments }) =>
      /d|e/i.test(format) && /(^|[^Y])YY([^Y]|$)/.test(format) && ours !== null && moments === null,
  },
  {
    what: 'a weekday beside the day of the year',
    ...{
      format: 'dddd YYYY-DDD',
      text: 'Viernes 2079-328',
      ours: '2079-11-24',
      moments: '2079-12-01 00:00:00',
    },
    reason: 'moment counts from the weekday alone, and comes to another day than it has written',
    covers: ({ format, ours, moments }) =>
      /DDD/.test(format) && /[dEe]/.test(format.replace(/\[.*?\]/g, '')) && ours !== null && moments !== null,
  },
  {
    what: 'a month beside the quarter',
    ...{ format: 'DD-MM-YYYY Q', text: '12-03-2027 1', ours: '2027-03-12', moments: '2027-01-12 00:00:00' },
    reason: 'the quarter’s first month overwrites the month in moment',
    covers: never,
  },
  {
    what: 'a month’s other name',
    ...{
      format: 'D MMMM YYYY',
      text: '13 setiembre 2027',
      ours: '2027-09-13',
      moments: '2027-01-13 00:00:00',
    },
    reason: 'the Academy knows both',
    covers: never,
  },
  {
    what: 'a name behind other signs than the format’s',
    ...{ format: 'MMM DD YYYY', text: ' Oct 28 2027', ours: '2027-10-28', moments: '2027-01-28 00:00:00' },
    reason:
      'where two spaces, a word or another sign stand before it moment loses the month, or finds that of Martes',
    covers: losesMonth,
  },
  {
    what: 'the day of the year without its zeros',
    ...{ format: 'YYYY-DDDD', text: '2027-87', ours: '2027-03-28', moments: '2027-01-01 00:00:00' },
    reason: 'moment reads DDDD only with three digits, and everything else without its zeros too',
    covers: ({ format, text }) => format.includes('DDDD') && !/(^|\D)\d{3}(\D|$)/.test(text),
  },
  {
    what: 'a word of the format in capitals, or between other spaces',
    ...{
      format: 'DD-MM-YYYY [a las] A h:mm',
      ...{ text: '12-03-2027 a  las PM 10:14', ours: '2027-03-12 22:14:00', moments: '2027-03-12 10:14:00' },
    },
    reason: 'moment takes the word for am',
    covers: ({ format, text, moments }) =>
      /A h/.test(format) && /a {2}las|A LAS/.test(text) && moments !== null,
  },
  {
    what: 'words of the format in capitals, with a digit',
    ...{
      format: 'DD-MM-YYYY [a las 24h] HH:mm',
      ...{ text: '12-03-2027 A LAS 24H 10:30', ours: '2027-03-12 10:30:00', moments: null },
    },
    reason: 'moment finds the hour 24 in them',
    covers: ({ format, text, ours }) => format.includes('24h') && text.includes('24H') && ours !== null,
  },
  {
    what: 'digits of another script',
    ...{ format: 'DD-MM-YYYY', text: '١٢-٠٣-٢٠٢٧', ours: '2027-03-12', moments: null },
    reason: 'a visitor’s keyboard writes them; the field gets the server’s digits when it is left',
    covers: never,
  },
];
